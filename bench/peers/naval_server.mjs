// boardgame.io's server as it comes (matches in memory), with both naval games. Prints its ports when it listens.
// The lobby gets a port of its own: attached to the game port it answers 404 with current versions of koa-compose.
import { createServer } from "node:net";
import { createRequire } from "node:module";
import { Fleet } from "./fleet_game.mjs";
import { Naval } from "./naval_game.mjs";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const server = Server({ games: [Naval, Fleet], origins: [Origins.LOCALHOST] });
const { appServer, apiServer } = await server.run({ port: 0, lobbyConfig: { apiPort: await freePort() } });
console.log(`listening on ports ${appServer.address().port} ${apiServer.address().port}`);
