/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownerOfFault } from './owner-of-fault.ts';

// Sources are proven by the journey of a fragment that throws, over real builds.
test.each<[string, string[], object, string?]>([
  [
    'a remote, by its innermost frame',
    ['at h (/app/shell/node/main.js:4:1)', 'at Shelf (/data/releases/mfe-catalog/9.0.1/node/a.5e67.js:546:21)'],
    { remote: 'mfe-catalog', version: '9.0.1' },
  ],
  [
    'no team that the message names',
    ['at h (/app/shell/node/main.js:4:1)'],
    { remote: 'shell' },
    'no product x/mfe-account/9~a/node/x.js:1:1',
  ],
  ['the shell, when no remote is on the stack', ['at h (/app/shell/node/main.js:4:1)'], { remote: 'shell' }],
])('what threw belongs to %s [SH-12]', async (_, frames, owner, message = 'broken') => {
  expect(await ownerOfFault([`Error: ${message}`, ...frames].join('\n    '))).toEqual(owner);
});

// It ended the shell's process.
test('a broken source map costs the line alone [OPS-14]', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'release-')), 'mfe-catalog', '9.0.1~5e67', 'node');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'a.js.map'), '{"version":3}');
  const owner = await ownerOfFault(`Error: broken\n    at Shelf (${folder}/a.js:1:1)`);
  rmSync(path.join(folder, '../../..'), { recursive: true });
  expect(owner).toEqual({ remote: 'mfe-catalog', version: '9.0.1' });
});
