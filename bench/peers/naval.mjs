// Random games of the small naval game on boardgame.io's headless client.
import { createRequire } from "node:module";
import { Naval, legal } from "./naval_game.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");

let seed = 1;
const pick = (count) => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return seed % count; };

const seconds = Number(process.argv[2] ?? 3);
const start = process.cpuUsage();
const elapsed = () => { const { user, system } = process.cpuUsage(start); return (user + system) / 1e6; };
let moves = 0;
let games = 0;
while (elapsed() < seconds) {
  const client = Client({ game: Naval, numPlayers: 2, debug: false });
  client.start();
  games++;
  for (let count = 0; count < 400; count++) {
    const { G, ctx } = client.getState();
    if (ctx.gameover || elapsed() >= seconds) break;
    const [name, ...values] = (() => { const all = legal(G, Number(ctx.currentPlayer)); return all[pick(all.length)]; })();
    client.moves[name](...values);
    moves++;
  }
  client.stop();
}
console.log(JSON.stringify({ moves, games, seconds: elapsed() }));
