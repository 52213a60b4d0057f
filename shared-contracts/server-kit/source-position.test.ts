/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourcePosition, withSources } from './source-position.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'maps-'));
const file = path.join(folder, 'page.js.map');
// The second column of the first line is the third column of the source's fourth line.
const map = { version: 3, sources: ['webpack://mfe_catalog/./src/page.tsx'], names: [], mappings: 'CAGE' };
writeFileSync(file, JSON.stringify(map));
writeFileSync(path.join(folder, 'broken.js.map'), '{"version":3}');
afterAll(() => rmSync(folder, { recursive: true }));

test('a place of a script is found in its source, as a stack counts [OPS-27]', async () => {
  expect(await sourcePosition(file, 1, 2)).toBe('src/page.tsx:4:3');
});

test.each(['none.js.map', 'broken.js.map'])('without a map that can be read, nothing is said: %s', async (name) => {
  expect(await sourcePosition(path.join(folder, name), 1, 2)).toBeUndefined();
});

test('the frames of a stack name sources where maps are, in browsers and on the server [OPS-27]', async () => {
  const stack = [
    'Error: at /page.js:1:2',
    '    at Page (https://shop.example/remotes/mfe-catalog/dev/page.js?a=1:1:2)',
    '    at https://shop.example/remotes/mfe-catalog/dev/page.js:1:2',
    '    at Page (/data/releases/mfe-catalog/1/node/page.js:1:2)',
    '    at main (https://shop.example/assets/main.js:1:2)',
    '    at node:internal/timers:685:17',
  ];
  const shown = await withSources(stack.join('\n'), (script) => path.join(folder, `${path.basename(script)}.map`));
  expect(shown.split('\n')).toEqual([
    'Error: at /page.js:1:2',
    '    at Page (src/page.tsx:4:3)',
    '    at src/page.tsx:4:3',
    '    at Page (src/page.tsx:4:3)',
    '    at main (https://shop.example/assets/main.js:1:2)',
    '    at node:internal/timers:685:17',
  ]);
});
