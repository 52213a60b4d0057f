/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '../contract/server/release.ts';
import { goCanary, goLive } from './live-file.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    mkdirSync(path.join(dist, version));
    const side = { entry: 'entry.js', files: { 'entry.js': integrityOf(Buffer.from(version)) } };
    const release = { name: 'mfe-catalog', version, contractVersion: '1.0.0', commit: 'abc', node: side };
    writeFileSync(
      path.join(dist, version, 'release.json'),
      JSON.stringify({ ...release, web: { ...side, modules: {} } }),
    );
  }
});
afterEach(() => rmSync(dist, { recursive: true }));

const live = () => JSON.parse(readFileSync(path.join(dist, 'live.json'), 'utf8'));
const content = expect.stringMatching(/^[0-9a-f]{12}$/);

test('a canary is named with the live version, and is gone with the next that goes live [OPS-05]', () => {
  goLive(dist, '1.0.0');
  expect(live()).toEqual({ version: '1.0.0', content });
  goCanary(dist, '1.1.0', 5);
  const { canary } = live();
  expect(live()).toEqual({
    version: '1.0.0',
    content,
    canary: { version: '1.1.0', content, percent: 5, since: canary.since },
  });
  goCanary(dist, '1.1.0', 50);
  expect(live().canary).toEqual({ ...canary, percent: 50 });
  goLive(dist, '1.1.0');
  expect(live()).toEqual({ version: '1.1.0', content });
});

test('there is one canary at most [OPS-05]', () => {
  goLive(dist, '1.0.0');
  goCanary(dist, '1.1.0', 5);
  goCanary(dist, '1.2.0', 5);
  expect(live().canary.version).toBe('1.2.0');
});

test.each([
  ['no release is live', '1.1.0', 5],
  ['it is the live one', '1.0.0', 5],
  ['the share is no percentage', '1.1.0', 101],
  ['the share is no number', '1.1.0', Number.NaN],
])('nothing changes when %s', (what, version, percent) => {
  if (what !== 'no release is live') goLive(dist, '1.0.0');
  expect(() => goCanary(dist, version, percent)).toThrow();
  if (what !== 'no release is live') expect(live()).toEqual({ version: '1.0.0', content });
});
