// A naval game for boardgame.io with as much on the table as Red Code 1v1: a sea of twelve cards, two ships with
// eight manoeuvres and their crew, a hidden deck and hidden hands. Moves are checked, as a server must.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const COLUMNS = 8;
const ROWS = 6;
const CREW = 7;
const HULL = 12;
const HAND = 4;
const FACES = ["WWWW", "WIWW", "WCWW", "CWWI", "WWIW", "WWCW"];
const ORDERS = ["ambush", "atomic", "boatswain", "captain", "deserter", "evasion", "interception", "kamikaze"];
const TYPES = { submarine: ["immersion", "countermeasure", "heavy_torpedo", "mine"], carrier: ["air_support", "radio_support", "medical", "radar"] };
const COMMON = { move: 1, repair: 2, torpedo: 1, orders: 2 };
const REACH = 3;

const column = (square) => square % COLUMNS;
const row = (square) => (square / COLUMNS) | 0;
const distance = (a, b) => Math.max(Math.abs(column(a) - column(b)), Math.abs(row(a) - row(b)));

const sees = (G, from, to) => {
  const [right, down] = [column(to) - column(from), row(to) - row(from)];
  if (right && down && Math.abs(right) !== Math.abs(down)) return false;
  const step = Math.sign(right) + Math.sign(down) * COLUMNS;
  for (let square = from + step; square !== to; square += step) if (letter(G, square) === "I") return false;
  return distance(from, to) <= REACH;
};
const letter = (G, square) => G.terrain[row(square)][column(square)];

const lay = (cards) => {
  const rows = Array.from({ length: ROWS }, () => Array(COLUMNS).fill("W"));
  cards.forEach(({ name, turns }, place) => {
    const face = FACES[Number(name.slice(1)) % FACES.length];
    for (let corner = 0; corner < 4; corner++) {
      const letters = face[(corner + turns) % 4];
      rows[((place / 4) | 0) * 2 + (corner >> 1)][(place % 4) * 2 + (corner & 1)] = letters;
    }
  });
  rows[0][0] = rows[ROWS - 1][COLUMNS - 1] = "W";
  return rows.map((letters) => letters.join(""));
};

const ship = (seat, type, square) => ({
  letter: "AX"[seat],
  seat,
  side: ["blue", "red"][seat],
  type,
  square,
  status: "afloat",
  breakdowns: 3,
  repairs: 3,
  hull: HULL,
  reserve: CREW,
  removed: 0,
  slots: Object.fromEntries([...Object.keys(COMMON), ...TYPES[type]].map((name) => [name, 0])),
  intercepted: "no",
  hand_size: 0,
});

const pay = (own, name, cost) => {
  if (own.reserve < cost || own.slots[name]) return false;
  own.reserve -= cost;
  own.slots[name] += cost;
  return true;
};

const sides = ({ G, ctx }) => {
  const player = Number(ctx.currentPlayer);
  return [G.ships[player], G.ships[1 - player], G.players[player]];
};

export const Fleet = {
  name: "fleet",
  setup: ({ random }) => {
    const names = random.Shuffle(Array.from({ length: 16 }, (_, number) => `M${String(number).padStart(2, "0")}`));
    const cards = names.slice(0, 12).map((name) => ({ name, turns: random.Die(4) - 1 }));
    return {
      mode: "arena",
      phase: "main",
      order_used: false,
      manoeuvred: false,
      recovering: 0,
      terrain: lay(cards),
      cards,
      ships: [ship(0, "submarine", 0), ship(1, "carrier", COLUMNS * ROWS - 1)],
      chain: [],
      window: [],
      last_move: null,
      points: { blue: 0, red: 0 },
      compensated: [],
      discard: [],
      deck_size: 32,
      secret: { deck: random.Shuffle(ORDERS.flatMap((name) => [name, name, name, name])) },
      players: { 0: { hand: [] }, 1: { hand: [] } },
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: {
    onBegin: ({ G, ctx }) => {
      const own = G.ships[ctx.currentPlayer];
      for (const name of Object.keys(own.slots)) {
        own.reserve += own.slots[name];
        own.slots[name] = 0;
      }
      G.order_used = G.manoeuvred = false;
    },
  },
  moves: {
    move: (args, square) => {
      const [own, foe] = sides(args);
      if (distance(own.square, square) !== 1 || foe.square === square || letter(args.G, square) === "I") return INVALID_MOVE;
      if (!pay(own, "move", COMMON.move)) return INVALID_MOVE;
      args.G.last_move = { ship: own.letter, from: own.square, to: square };
      own.square = square;
      args.G.manoeuvred = true;
    },
    torpedo: (args) => {
      const [own, foe] = sides(args);
      if (!sees(args.G, own.square, foe.square) || !pay(own, "torpedo", COMMON.torpedo)) return INVALID_MOVE;
      foe.hull--;
      foe.repairs = ((foe.hull - 1) % 3) + 1;
      foe.breakdowns = Math.floor((foe.hull - 1) / 3);
      args.G.manoeuvred = true;
    },
    repair: (args) => {
      const [own] = sides(args);
      if (own.hull >= HULL || !pay(own, "repair", COMMON.repair)) return INVALID_MOVE;
      own.hull++;
      args.G.manoeuvred = true;
    },
    orders: (args) => {
      const [own, , cards] = sides(args);
      if (!args.G.deck_size || cards.hand.length >= HAND || !pay(own, "orders", COMMON.orders)) return INVALID_MOVE;
      cards.hand.push(args.G.secret.deck.pop());
      args.G.deck_size--;
      own.hand_size++;
      args.G.manoeuvred = true;
    },
    play: (args, card) => {
      const [own, , cards] = sides(args);
      const place = cards.hand.indexOf(card);
      if (place < 0 || args.G.order_used) return INVALID_MOVE;
      cards.hand.splice(place, 1);
      own.hand_size--;
      args.G.discard.push(card);
      args.G.order_used = true;
    },
    end: ({ events }) => events.endTurn(),
  },
  endIf: ({ G }) => {
    const sunk = G.ships.findIndex((each) => each.hull <= 0);
    return sunk < 0 ? undefined : { winner: 1 - sunk };
  },
};
