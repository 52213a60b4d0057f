/** @jest-environment node */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { historyText, openReleaseHistory, recordedLog } from './release-history.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fail = (fault: unknown) => {
  throw fault;
};
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const catalogue = { remote: 'mfe-catalog', version: '1.1.0' };

test('what the shell logs of releases is their history: who shipped what when, and why it was refused [OPS-29]', async () => {
  const history = openReleaseHistory(folder, fail);
  const log = recordedLog(silent, history);
  log.info({ ...catalogue, address: '1.1.0~0123456789ab', key: 'abcd1234' }, 'release adopted');
  log.info({ composition: 'c1', remotes: { 'mfe-catalog': '1.1.0' } }, 'composition live');
  log.error({ remote: 'mfe-account', version: '2.0.0', reason: 'it is not signed' }, 'release refused');
  log.warn({ remote: 'mfe-account', reason: 'ECONNREFUSED' }, 'no release from this remote');
  await history.latest(1);
  const entries = await openReleaseHistory(folder, fail).latest(10);
  expect(entries.map(({ what }) => what)).toEqual(['release refused', 'composition live', 'release adopted']);
  expect(await history.latest(10, 'mfe-catalog')).toMatchObject([
    { composition: 'c1' },
    { ...catalogue, key: 'abcd1234', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  ]);
  expect(historyText(entries)).toMatch(/release refused {2}mfe-account 2\.0\.0 {2}it is not signed\n/);
  expect(historyText(entries)).toMatch(/release adopted {2}mfe-catalog 1\.1\.0 {2}key abcd1234$/);
});

test('a canary that is withdrawn leaves its figures next to those of the live version [OPS-29]', async () => {
  const history = openReleaseHistory(folder, fail);
  const figures = {
    canary: { documents: 40, failed: 12, regions: 3 },
    live: { documents: 960, failed: 1, regions: 0 },
  };
  recordedLog(silent, history, async () => figures).error({ ...catalogue, reason: 'it fails' }, 'canary withdrawn');
  await new Promise(setImmediate);
  expect(await history.latest(1)).toMatchObject([{ what: 'canary withdrawn', figures, reason: 'it fails' }]);
  expect(historyText(await history.latest(1))).toContain('failed 12 of 40, live 1 of 960');
});

// A visitor's browser says what threw, and an operator reads it.
test('what visitors wrote moves no cursor of a terminal [OPS-29]', async () => {
  const history = openReleaseHistory(folder, fail);
  await history.add({ what: 'canary suspended', ...catalogue, reason: 'x\u001b[2J\u001b]52;c;eA==\u0007\ny' });
  expect(historyText(await history.latest(1))).toMatch(/ {2}x \[2J \]52;c;eA== y$/);
});

test('a line that a power cut left half-written hides no other [OPS-29]', async () => {
  const history = openReleaseHistory(folder, fail);
  await history.add({ what: 'back', ...catalogue, by: 'anna' });
  appendFileSync(path.join(folder, 'history.jsonl'), '{"at":"2026\n');
  await history.add({ what: 'forward', remote: 'mfe-catalog' });
  expect((await history.latest(10)).map(({ what }) => what)).toEqual(['forward', 'back']);
});

test('the history is bounded: the newest entries stay [OPS-29]', async () => {
  appendFileSync(path.join(folder, 'history.jsonl'), '{"at":"2026-01-01","what":"back"}\n'.repeat(5000));
  const history = openReleaseHistory(folder, fail);
  await history.add({ what: 'forward', ...catalogue });
  expect(readFileSync(path.join(folder, 'history.jsonl'), 'utf8').trim().split('\n')).toHaveLength(4000);
  expect(await history.latest(1)).toMatchObject([{ what: 'forward' }]);
});

test('a history that cannot be written stops no release [OPS-29]', async () => {
  const faults: unknown[] = [];
  const history = openReleaseHistory('/dev/null/history', (fault) => faults.push(fault));
  await history.add({ what: 'release adopted', ...catalogue });
  expect(faults).toHaveLength(1);
});
