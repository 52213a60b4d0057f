import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, findHeadlessChromium, NO_CHROMIUM } from './chromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, '', { mode: 0o755 });
  return file;
}

test('CHROME_PATH decides', () => {
  const own = program('my-browser');
  expect(findChromium({ CHROME_PATH: own, PATH: '/usr/bin' })).toBe(own);
});

test('a CHROME_PATH that is not a program finds nothing, rather than another browser', () => {
  expect(findChromium({ CHROME_PATH: path.join(folder, 'none'), PATH: path.dirname(program('chromium')) })).toBeNull();
});

test('a browser on the PATH is found', () => {
  const browser = program('chromium');
  expect(findChromium({ PATH: `/nowhere${path.delimiter}${folder}` })).toBe(browser);
});

test('journeys prefer the headless shell', () => {
  const browser = program('chromium');
  expect(findHeadlessChromium({ PATH: folder })).toBe(browser);
  const shell = program('chromium-headless-shell');
  expect(findHeadlessChromium({ PATH: folder })).toBe(shell);
  expect(findChromium({ PATH: folder })).toBe(browser);
});

test('what to do without a browser takes one sentence', () => {
  expect(NO_CHROMIUM).toMatch(/^[^.]+CHROME_PATH\.$/);
});
