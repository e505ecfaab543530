// A small naval game for boardgame.io: two ships of 12 hull on a sea of 8 x 6, six actions a turn.
const WIDTH = 8;
const HEIGHT = 6;
const RANGE = 2;

const distance = (a, b) => Math.max(Math.abs((a % WIDTH) - (b % WIDTH)), Math.abs(((a / WIDTH) | 0) - ((b / WIDTH) | 0)));
const neighbours = (square) => {
  const found = [];
  for (let other = 0; other < WIDTH * HEIGHT; other++) if (distance(square, other) === 1) found.push(other);
  return found;
};

export const Naval = {
  name: "naval",
  setup: () => ({ ships: [0, 47].map((square) => ({ square, hull: 12, crew: 6, slots: [0, 0, 0, 0] })) }),
  turn: { onBegin: ({ G, ctx }) => { const ship = G.ships[ctx.currentPlayer]; ship.crew = 6; ship.slots = [0, 0, 0, 0]; } },
  moves: {
    move: ({ G, ctx }, square) => { const ship = G.ships[ctx.currentPlayer]; ship.square = square; ship.crew--; ship.slots[0]++; },
    torpedo: ({ G, ctx }) => { const ship = G.ships[ctx.currentPlayer]; G.ships[1 - ctx.currentPlayer].hull--; ship.crew--; ship.slots[1]++; },
    repair: ({ G, ctx }) => { const ship = G.ships[ctx.currentPlayer]; ship.hull = Math.min(12, ship.hull + 1); ship.crew -= 2; ship.slots[2]++; },
    end: ({ events }) => events.endTurn(),
  },
  endIf: ({ G }) => { const sunk = G.ships.findIndex((ship) => ship.hull <= 0); return sunk < 0 ? undefined : { winner: 1 - sunk }; },
};

export const legal = (G, player) => {
  const ship = G.ships[player];
  const foe = G.ships[1 - player];
  const actions = [["end"]];
  if (ship.crew >= 1) for (const square of neighbours(ship.square)) if (square !== foe.square) actions.push(["move", square]);
  if (ship.crew >= 1 && distance(ship.square, foe.square) <= RANGE) actions.push(["torpedo"]);
  if (ship.crew >= 2 && ship.hull < 12) actions.push(["repair"]);
  return actions;
};
