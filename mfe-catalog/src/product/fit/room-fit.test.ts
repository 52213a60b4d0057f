import { fitsIn, freeAround, meet, passes, standing, standsIn, swingOf } from './room-fit.ts';

const ROOM = { length: 420, width: 360 };
const SOFA = { width: 217, depth: 91 };

test('a piece stays inside the walls, turned too, and the free ground adds up to the room [CAT-36]', () => {
  for (const turn of [0, 90, 180, 270]) {
    for (const [x, y] of [
      [-50, -50],
      [100, 40],
      [9999, 9999],
    ] as const) {
      const ground = standing({ x, y, turn }, SOFA, ROOM);
      const { left, right, above, below } = freeAround(ground, ROOM);
      expect(Math.min(left, right, above, below)).toBeGreaterThanOrEqual(0);
      expect(left + ground.across + right).toBe(420);
      expect(above + ground.down + below).toBe(360);
      expect(ground.across).toBe(turn % 180 === 0 ? 217 : 91);
    }
  }
});

test('a piece as long as the room fits, one of a centimetre more does not [CAT-36]', () => {
  const across = (length: number) => fitsIn(standing({ x: 0, y: 0, turn: 0 }, SOFA, ROOM), { length, width: 91 });
  expect([across(217), across(216)]).toEqual([true, false]);
});

test('a door opens into a square at its wall, which stays in the room [CAT-36]', () => {
  expect(swingOf({ wall: 'top', at: 30, width: 90 }, ROOM)).toEqual({ x: 30, y: 0, across: 90, down: 90 });
  expect(swingOf({ wall: 'right', at: 30, width: 90 }, ROOM)).toEqual({ x: 330, y: 30, across: 90, down: 90 });
  expect(swingOf({ wall: 'bottom', at: 400, width: 90 }, ROOM)).toEqual({ x: 330, y: 270, across: 90, down: 90 });
  expect(swingOf({ wall: 'left', at: 0, width: 80 }, ROOM)).toEqual({ x: 0, y: 0, across: 80, down: 80 });
});

test('what only touches does not meet [CAT-36]', () => {
  const one = { x: 0, y: 0, across: 10, down: 10 };
  expect(meet(one, { x: 10, y: 0, across: 5, down: 5 })).toBe(false);
  expect(meet(one, { x: 9, y: 9, across: 5, down: 5 })).toBe(true);
});

test.each([
  [{ length: 220, width: 95, height: 70 }, { width: 80, height: 200 }, true],
  [{ length: 220, width: 95, height: 85 }, { width: 80, height: 200 }, false],
  [{ length: 220, width: 210, height: 70 }, { width: 80, height: 200 }, false],
  [{ length: 70, width: 95, height: 220 }, { width: 200, height: 80 }, true],
])('a package of %j passes %j: %s [CAT-36]', (box, opening, passed) => {
  expect(passes(box, opening)).toBe(passed);
});

test('a package stands in a lift on whichever edge [CAT-36]', () => {
  const lift = { width: 110, depth: 140, height: 210 };
  expect(standsIn({ length: 205, width: 95, height: 70 }, lift)).toBe(true);
  expect(standsIn({ length: 220, width: 95, height: 70 }, lift)).toBe(false);
});
