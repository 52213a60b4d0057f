import type { Door, Place } from './plan.ts';

/** Centimetres on the plan: x to the right, y down. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

interface Room {
  readonly length: number;
  readonly width: number;
}

/** As large as it is seen from above. */
interface Piece {
  readonly width: number;
  readonly depth: number;
}

/** The ground that a piece takes, moved inside the walls where it is smaller than the room. */
export function standing({ x, y, turn }: Place, { width, depth }: Piece, room: Room): Rectangle {
  const [across, down] = turn % 180 === 0 ? [width, depth] : [depth, width];
  return { x: within(x, room.length - across), y: within(y, room.width - down), across, down };
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most));

export const fitsIn = ({ across, down }: Rectangle, room: Room) => across <= room.length && down <= room.width;

/** What is free between the piece and each wall. */
export const freeAround = ({ x, y, across, down }: Rectangle, room: Room) => ({
  left: x,
  right: room.length - x - across,
  above: y,
  below: room.width - y - down,
});

/** The ground that a door needs to open: a square at its wall, moved along it into the room. */
export function swingOf({ wall, at, width }: Door, room: Room): Rectangle {
  const isAcross = wall === 'top' || wall === 'bottom';
  const start = within(at, (isAcross ? room.length : room.width) - width);
  return {
    x: isAcross ? start : wall === 'left' ? 0 : room.length - width,
    y: isAcross ? (wall === 'top' ? 0 : room.width - width) : start,
    across: width,
    down: width,
  };
}

export const meet = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.across &&
  other.x < one.x + one.across &&
  one.y < other.y + other.down &&
  other.y < one.y + one.down;

interface Box {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** Whether a package passes an opening straight, on the side of it that is best. */
export function passes(box: Box, opening: { readonly width: number; readonly height: number }): boolean {
  const [least = 0, middle = 0] = sorted([box.length, box.width, box.height]);
  const [narrow = 0, wide = 0] = sorted([opening.width, opening.height]);
  return least <= narrow && middle <= wide;
}

/** Whether a package fits upright into a lift. */
export function standsIn(box: Box, lift: { readonly width: number; readonly depth: number; readonly height: number }) {
  const room = sorted([lift.width, lift.depth, lift.height]);
  return sorted([box.length, box.width, box.height]).every((edge, place) => edge <= (room[place] ?? 0));
}

const sorted = (lengths: readonly number[]) => [...lengths].sort((one, other) => one - other);
