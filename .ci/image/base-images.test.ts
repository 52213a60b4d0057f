import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { baseImages, pinBaseImages, unpinned } from './base-images.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = ['Dockerfile', 'docker-compose.yml', '.ci/image/base-images.json'];

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'base-images-'));
  mkdirSync(path.join(root, '.ci/image'), { recursive: true });
  for (const file of FILES) cpSync(path.join(ROOT, file), path.join(root, file));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** What is built or run and is not the store's own. */
const named = () =>
  [...`${read('Dockerfile')}\n${read('docker-compose.yml')}`.matchAll(/^(?:FROM |ARG \w+_IMAGE=| +image: )(\S+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('furniture-store/') && !name.startsWith('$'));

test('one file names each base image [OPS-18]', () => {
  expect([...new Set(named().map((name) => name.split('@')[0]))].sort()).toEqual(Object.keys(baseImages(ROOT)).sort());
});

test('what a registry says is behind each name, once, and replaced the next time [OPS-18]', async () => {
  await pinBaseImages(root, async () => DIGEST.replace('0', 'f'));
  await pinBaseImages(root, async () => `${DIGEST}\n`);
  expect(unpinned(baseImages(root))).toEqual([]);
  for (const name of named()) expect(name).toMatch(new RegExp(`^[^@]+@${DIGEST}$`));
});

test('an image without a digest is named, and an answer that is none changes nothing [OPS-18]', async () => {
  const images = Object.fromEntries(Object.keys(baseImages(root)).map((name) => [name, '']));
  expect(unpinned(images)).toHaveLength(3);
  expect(unpinned(images)[0]).toContain('has no digest');
  const before = FILES.map(read);
  await expect(pinBaseImages(root, async () => 'no such image')).rejects.toThrow('is no digest');
  expect(FILES.map(read)).toEqual(before);
});

test('a build with a key, which is a release, refuses an image without a digest [OPS-18]', () => {
  expect(read('Dockerfile')).toMatch(/if \[ -f \/run\/secrets\/release-key \]; then node \.ci\/image\/pin\.ts --check/);
});
