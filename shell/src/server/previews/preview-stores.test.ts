/** @jest-environment node */

import { liveStoreBench, release, request } from '../testing/live-store-bench.ts';
import { fakeSource } from '../testing/published-release.ts';
import { createPreviewStores } from './preview-stores.ts';

const log = { info: () => undefined };
const build = (version: string) => ({ team: 'catalog', named: { version, content: 'abc' }, origin: 'http://preview' });

async function withPreviews(brokenVersions: readonly string[] = []) {
  const bench = liveStoreBench(brokenVersions);
  await bench.live.refresh();
  const examined: string[] = [];
  const previews = createPreviewStores({
    watcher: {
      examined: async (_team, { version }) => {
        examined.push(version);
        if (version === 'misfit') throw new Error('built against another contract');
        return release(version);
      },
      unfit: () => null,
    },
    live: bench.live,
    boot: bench.live.bootBeside,
    log,
    sourceAt: () => fakeSource('mfe-catalog', '1.0.0'),
  });
  const running = () => bench.booted.filter(({ retired }) => !retired).length;
  return { bench, previews, examined, running };
}

test('a preview is the live composition with one build, which no cache stores and no other visitor gets [OPS-16]', async () => {
  const { bench, previews } = await withPreviews();
  const store = await previews.open(build('2.0.0'));
  const composed = store.current();
  expect(composed).toMatchObject({ cachedIn: 'nowhere', preview: { remote: 'mfe-catalog', version: '2.0.0' } });
  expect(composed.web.remotes).toMatchObject({ catalog: { version: '2.0.0' }, content: { version: '1.0.0' } });
  expect(composed.web.id).toMatch(/^preview-/);
  expect(await store.render(request)).toMatchObject({ page: { html: '2.0.0' } });
  expect(await bench.live.render(request)).toMatchObject({ page: { html: '1.0.0' } });
  expect(bench.confirmed).toEqual(['1.0.0']);
});

test('many visits at once boot one renderer, and two renderers are the most [OPS-16]', async () => {
  const { bench, previews, running, examined } = await withPreviews();
  await Promise.all(Array.from({ length: 5 }, () => previews.open(build('2.0.0'))));
  await previews.open(build('2.0.0'));
  expect(bench.booted).toHaveLength(2);
  await previews.open(build('2.0.1'));
  await previews.open(build('2.0.2'));
  expect(running()).toBe(1 + 2);
  expect(examined.filter((version) => version === '2.0.2')).toHaveLength(1);
  await previews.close();
  expect(running()).toBe(1);
});

test('a preview follows the live composition, and starts again when its renderer has ended [OPS-16]', async () => {
  const { bench, previews } = await withPreviews();
  await previews.open(build('2.0.0'));
  bench.publish('1.0.0', '3.0.0');
  await bench.live.refresh();
  const later = await previews.open(build('2.0.0'));
  expect(later.current().web.remotes).toMatchObject({ content: { version: '3.0.0' } });
  const { length } = bench.booted;
  bench.booted.at(-1)?.crash();
  await previews.open(build('2.0.0'));
  expect(bench.booted).toHaveLength(length + 1);
  expect(bench.live.ready()).toBe(true);
});

test.each([
  ['misfit', 'built against another contract'],
  ['throws', 'catalog: throws'],
  ['never-boots', 'renderer not ready'],
])('a build that may not run, or does not, is refused with the reason: %s [OPS-16]', async (version, reason) => {
  const { previews, running } = await withPreviews(['throws']);
  await expect(previews.open(build(version))).rejects.toThrow(reason);
  expect(running()).toBe(1);
});
