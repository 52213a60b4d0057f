/** @jest-environment node */
import { readinessOf } from './readiness.ts';

const well = {
  stopping: false,
  rendererUp: true,
  apiAvailable: true,
  diskFull: false,
  canariesRefused: [],
  refused: [],
};
const refused = [{ team: 'catalog', version: '1.1.0', reason: 'throws' }] as const;

test.each([
  ['with everything', well, 200, 'ready'],
  ['without the API', { ...well, apiAvailable: false }, 200, 'degraded: the API does not answer'],
  ['on a full disk', { ...well, diskFull: true }, 200, 'degraded: the disk is full'],
  ['with a refused release', { ...well, refused }, 200, 'degraded: mfe-catalog 1.1.0 is refused'],
  [
    'with a refused canary',
    { ...well, canariesRefused: refused },
    200,
    'degraded: the canary mfe-catalog 1.1.0 is refused',
  ],
  ['about to stop', { ...well, stopping: true }, 503, 'stopping'],
  ['without a renderer', { ...well, rendererUp: false }, 503, 'no renderer is up'],
])('a shell %s says so [OPS-14] [OPS-11] [OPS-15]', (_, facts, code, status) => {
  expect(readinessOf(facts)).toEqual({ code, status });
});
