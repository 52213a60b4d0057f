/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageRequest } from '../../renderer/page-renderer.tsx';
import { bootRenderer, type Crash } from './renderer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'renderer-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A renderer over a build whose pages do what `render` says. */
function boot(render: string, heapMb?: number) {
  const serverEntry = path.join(folder, 'server.cjs');
  writeFileSync(
    serverEntry,
    `const kept = [];
     exports.load = async () => ({ startRenderer: async () => ({ broken: {}, render: async ({ url }) => { ${render} } }) });`,
  );
  const composition = { id: 'c', remotes: {} };
  return bootRenderer({ serverEntry, apiOrigin: 'http://api.test', composition, modules: [] }, heapMb);
}

const request = { url: 'https://store.example/' } as PageRequest;

test('a renderer renders, and ends when it retires', async () => {
  const renderer = await boot("return { kind: 'redirect', status: 302, location: url };");
  await expect(renderer.render(request)).resolves.toMatchObject({ location: request.url });
  await renderer.retire();
});

test('a renderer says how much memory its process takes, and how much of it is buffers [OPS-23]', async () => {
  const renderer = await boot("return { kind: 'redirect', status: 302, location: url };");
  const { rssBytes, externalBytes } = renderer.memory();
  expect(rssBytes).toBeGreaterThan(20 * 2 ** 20);
  expect(externalBytes).toBeGreaterThan(0);
  expect(externalBytes).toBeLessThan(rssBytes);
  await renderer.retire();
});

// A release that leaked took the shell from 267 MB to 3.7 GB. Each page here keeps some 30 MB.
test('one whose pages leak memory ends alone, and says why [OPS-14]', async () => {
  const renderer = await boot(
    "kept.push(Array.from({ length: 1_000_000 }, (_, at) => ({ at }))); return { kind: 'page' };",
    128,
  );
  let end: string | undefined;
  renderer.onCrash(({ reason, outOfMemory }) => (end = outOfMemory ? reason : `not of memory: ${reason}`));
  for (let page = 0; page < 40 && end === undefined; page += 1) await renderer.render(request).catch(() => undefined);
  expect(end).toContain('memory limit');
});

// One large array that exceeded V8's limit aborted the process, and with it the shell.
test('so does one whose pages keep large arrays [OPS-14]', async () => {
  const renderer = await boot("kept.push(new Array(2_500_000).fill(Math.random())); return { kind: 'page' };", 200);
  const crash = new Promise<Crash>((resolve) => renderer.onCrash(resolve));
  for (let page = 0; page < 40; page += 1) await renderer.render(request).catch(() => undefined);
  await expect(crash).resolves.toMatchObject({
    outOfMemory: true,
    reason: 'its memory limit of 200 MB was reached',
    // A review renders it with the previous release.
    underWay: [request],
  });
});

// RSS went from 825 to 2,010 MB in 36 s, and 256 MB at once ended the shell: V8's heap limit counts none of it.
test.each([
  ['buffers', 'kept.push(Buffer.alloc(40 * 2 ** 20, 1));'],
  ['typed arrays', 'kept.push(new Float64Array(5 * 2 ** 20).fill(1));'],
  ['256 MB at once', 'kept.push(Buffer.alloc(256 * 2 ** 20, 1));'],
])('so does one whose pages keep %s off the heap [OPS-23]', async (_what, leak) => {
  const renderer = await boot(`${leak} return { kind: 'page' };`, 128);
  const crash = new Promise<Crash>((resolve) => renderer.onCrash(resolve));
  for (let page = 0; page < 12; page += 1) {
    await renderer.render(request).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await expect(crash).resolves.toMatchObject({ outOfMemory: true });
});

test('buffers that are garbage are no leak [OPS-23]', async () => {
  const renderer = await boot("Buffer.alloc(20 * 2 ** 20, 1); return { kind: 'page' };", 128);
  const ends: Crash[] = [];
  renderer.onCrash((crash) => ends.push(crash));
  for (let page = 0; page < 40; page += 1) await renderer.render(request);
  expect(ends).toEqual([]);
  await renderer.retire();
});

test('what is thrown where nothing catches it is the reason of its end [OPS-14]', async () => {
  const renderer = await boot("setTimeout(() => { throw new Error('thrown late'); }); return { kind: 'page' };");
  const crash = new Promise<Crash>((resolve) => renderer.onCrash(resolve));
  await renderer.render(request);
  await expect(crash).resolves.toMatchObject({ reason: expect.stringContaining('thrown late'), outOfMemory: false });
});

test('it sees no secret of the shell [OPS-23]', async () => {
  process.env.PREVIEW_KEY = 'a secret';
  const renderer = await boot("return { kind: 'redirect', status: 302, location: String(process.env.PREVIEW_KEY) };");
  delete process.env.PREVIEW_KEY;
  await expect(renderer.render(request)).resolves.toMatchObject({ location: 'undefined' });
  await renderer.retire();
});

test('garbage is no leak [OPS-14]', async () => {
  const renderer = await boot("new Array(2_500_000).fill(Math.random()); return { kind: 'page' };", 128);
  const ends: Crash[] = [];
  renderer.onCrash((crash) => ends.push(crash));
  for (let page = 0; page < 40; page += 1) await renderer.render(request);
  expect(ends).toEqual([]);
  await renderer.retire();
});

test('one that is stuck names the page in which it is, not those that wait behind it [OPS-14]', async () => {
  const renderer = await boot("if (url.endsWith('/loop')) for (;;); return { kind: 'page' };");
  const crash = new Promise<Crash>((resolve) => renderer.onCrash(resolve));
  const loop = { url: 'https://store.example/loop' } as PageRequest;
  const answers = [renderer.render(loop), renderer.render(request)].map((answer) => answer.catch(() => 'none'));
  await expect(crash).resolves.toMatchObject({ underWay: [loop], looped: true });
  await expect(Promise.all(answers)).resolves.toEqual(['none', 'none']);
});

// `process.send(null)` in a release's code threw in the shell.
test('what a release sends by itself is no message of its renderer [OPS-23]', async () => {
  const renderer = await boot(`
    for (const sent of [null, 1, {}, { kind: 'full', request: null }, { kind: 'rendered', id: 1, page: null }, { kind: 'ready' }])
      process.send(sent);
    return { kind: 'redirect', status: 302, location: url };`);
  await expect(renderer.render(request)).resolves.toMatchObject({ location: request.url });
  await renderer.retire();
});
