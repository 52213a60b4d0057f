import { centimetresIn } from '../drawing/centimetres.ts';

/** Measures of the narrowest door and the lift. */
export const WAY_IN = [
  'doorWidth',
  'doorHeight',
  'liftDoorWidth',
  'liftDoorHeight',
  'liftWidth',
  'liftDepth',
  'liftHeight',
] as const;

/** What is measured at home, in centimetres. The lengths are those of the plan: the room's length lies across it. */
export const MEASURES = ['roomLength', 'roomWidth', ...WAY_IN] as const;
export type Measure = (typeof MEASURES)[number];

export const WALLS = ['top', 'right', 'bottom', 'left'] as const;
export type Wall = (typeof WALLS)[number];

/** Opens into the room. `at` is its distance from the left or upper corner of its wall. */
export interface Door {
  readonly wall: Wall;
  readonly at: number;
  readonly width: number;
}

/** The corner of the piece from the left and upper walls, and how it is turned: at 0 its back is at the upper wall. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Plan {
  readonly measures: { readonly [Name in Measure]?: number | undefined };
  readonly doors: readonly Door[];
  readonly place: Place;
}

export const EMPTY_PLAN: Plan = { measures: {}, doors: [], place: { x: 0, y: 0, turn: 0 } };
export const MOST_DOORS = 4;
/** Below it nothing is a room, a door or a lift. */
export const leastOf = (name: Measure) => (name.startsWith('room') ? 100 : 30);

const PLACE = /^(\d{1,4})\.(\d{1,4})\.(0|90|180|270)$/;
const DOOR = /^(top|right|bottom|left)\.(\d{1,4})\.(\d{1,4})$/;

/** As a query: in links and in the browser's storage. */
export function writePlan({ measures, doors, place }: Plan): string {
  const query = new URLSearchParams();
  for (const name of MEASURES) if (measures[name]) query.set(name, String(measures[name]));
  if (doors.length > 0) query.set('roomDoors', doors.map(({ wall, at, width }) => `${wall}.${at}.${width}`).join('_'));
  if (place.x || place.y || place.turn) query.set('piece', `${place.x}.${place.y}.${place.turn}`);
  return query.toString();
}

/** Skips invalid measures. Returns undefined for a query without a plan. */
export function readPlan(text: string): Plan | undefined {
  const query = new URLSearchParams(text);
  const measures = Object.fromEntries(
    MEASURES.flatMap((name) => {
      const length = centimetresIn(query.get(name) ?? '', leastOf(name));
      return length === undefined ? [] : [[name, length]];
    }),
  );
  const doors = (query.get('roomDoors') ?? '').split('_').flatMap(doorIn).slice(0, MOST_DOORS);
  if (Object.keys(measures).length + doors.length === 0) return undefined;
  const [, x = 0, y = 0, turn = 0] = (PLACE.exec(query.get('piece') ?? '') ?? []).map(Number);
  return { measures, doors, place: { x, y, turn } };
}

function doorIn(text: string): readonly Door[] {
  const [, name, at, width] = DOOR.exec(text) ?? [];
  const wall = WALLS.find((one) => one === name);
  const door = { at: centimetresIn(at ?? '', 0), width: centimetresIn(width ?? '', leastOf('doorWidth')) };
  return wall && door.at !== undefined && door.width !== undefined ? [{ wall, at: door.at, width: door.width }] : [];
}
