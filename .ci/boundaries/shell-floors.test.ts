import path from 'node:path';
import { faultsOf, type House, importsIn } from './floors.ts';

const SERVER = path.resolve(import.meta.dirname, '../../shell/src/server');

const GROUND = ['addresses', 'markup', 'disk', 'changes'];
const RELEASES = [...GROUND, 'releases'];
const RENDERING = [...RELEASES, 'rendering'];
const CANARIES = [...RENDERING, 'previews', 'canaries'];
const HEALTH = [...CANARIES, 'live', 'health'];

/** The rooms of shell/src/server, and what each may import: see shell/README.md. */
const ON: Readonly<Record<string, readonly string[]>> = {
  addresses: [],
  markup: [],
  disk: [],
  changes: [],
  releases: GROUND,
  rendering: RELEASES,
  previews: RENDERING,
  canaries: [...RENDERING, 'previews'],
  live: CANARIES,
  health: [...CANARIES, 'live'],
  history: HEALTH,
  edge: [...GROUND, 'rendering'],
  gateway: [...HEALTH, 'edge'],
  documents: [...HEALTH, 'edge'],
  seo: [...GROUND, 'edge'],
  offline: GROUND,
  subscribe: GROUND,
};
const SHELL: House = Object.fromEntries(Object.entries(ON).map(([room, on]) => [room, { on, floors: [['']] }]));

test("every import between the rooms of the shell's server leads to a lower floor [OPS-01]", () => {
  const inside = importsIn(SERVER).filter(({ target }) => !target.startsWith('..'));
  expect(inside).toContainEqual({ file: 'live/live-store.ts', target: 'canaries/canary-store.ts' });
  expect(faultsOf(SHELL, inside)).toEqual([]);
});
