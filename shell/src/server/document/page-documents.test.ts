/** @jest-environment node */
import type { RenderedPage } from '../../renderer/page-renderer.tsx';
import { createShellMetrics } from '../metrics.ts';
import type { LiveComposition, LiveStore } from '../rendering/live-store.ts';
import { publishedRelease } from '../testing/published-release.ts';
import { createPageCache } from './page-cache.ts';
import { createPageDocuments } from './page-documents.ts';

const silent = { warn: () => undefined, error: () => undefined };
const frame = { categories: [], site: { storeName: 'Store' }, logo: null, testPayments: false };
const apiAway = { '/': { failure: 'api', detail: 'network' } };

type Page = Extract<RenderedPage, { kind: 'page' }>;

function rendered(text: string, changes: Partial<Page> = {}): Page {
  const head = { title: text, language: 'en', canonical: '/', noindex: false, alternates: {} } as const;
  return {
    kind: 'page',
    status: 200,
    html: text,
    head,
    modules: [],
    failed: [],
    hydration: { loaderData: {}, errors: null },
    ...changes,
  };
}

/** Documents over a renderer that answers as told, on a clock of its own. */
function bench() {
  let now = 0;
  let next: () => Promise<RenderedPage> = async () => rendered('first');
  let renders = 0;
  let composition = 'c1';
  const current = (): LiveComposition => ({ releases: {}, web: { id: composition, remotes: {} } });
  const live = {
    current,
    render: async () => {
      renders += 1;
      return { page: await next(), live: current() };
    },
  } as unknown as LiveStore;
  const documentFor = createPageDocuments({
    live,
    frames: { current: async () => frame as never },
    shell: publishedRelease('shell', '1.0.0'),
    metrics: createShellMetrics(),
    cache: createPageCache(() => now),
  });
  return {
    open: async (path = '/', known = true) => {
      const document = await documentFor({ url: new URL(path, 'https://store.example'), known, id: 'r', log: silent });
      if (document.kind !== 'html') throw new Error('redirected');
      return { ...document, text: /<div id="store">(.*)<\/div>/.exec(document.html)?.[1] };
    },
    renders: () => renders,
    pass: (milliseconds: number) => (now += milliseconds),
    answer: (answer: () => Promise<RenderedPage>) => (next = answer),
    compose: (id: string) => (composition = id),
  };
}

describe('pages kept by the shell', () => {
  test('a page is rendered once in a second, and what changed shows in the next [SH-11]', async () => {
    const { open, renders, pass, answer } = bench();
    await open();
    answer(async () => rendered('second'));
    pass(999);
    expect((await open()).text).toBe('first');
    expect(renders()).toBe(1);
    pass(2);
    expect((await open()).text).toBe('second');
  });

  test('while the API is away the last good page is served, and a page never seen answers 503 [SH-11]', async () => {
    const { open, pass, answer } = bench();
    await open('/seen');
    pass(3_600_000);
    answer(async () => rendered('away', { status: 503, hydration: { loaderData: {}, errors: apiAway } }));
    expect(await open('/seen')).toMatchObject({ status: 200, text: 'first' });
    expect(await open('/unseen')).toMatchObject({ status: 503, text: 'away' });
  });

  test.each<[string, Partial<Page>, boolean]>([
    ['a page with a remote missing', { failed: ['catalog/fragments/product-shelf'] }, true],
    ['a page that says that something does not exist', { status: 404 }, true],
    ['a page with a fault', { status: 500 }, true],
    ['a path that nobody owns', {}, false],
  ])('%s is not kept [SH-11]', async (_, changes, known) => {
    const { open, renders, answer } = bench();
    answer(async () => rendered('x', changes));
    await open('/p', known);
    await open('/p', known);
    expect(renders()).toBe(2);
  });

  test('another composition has pages of its own [OPS-03]', async () => {
    const { open, renders, compose } = bench();
    await open();
    compose('c2');
    await open();
    expect(renders()).toBe(2);
  });

  test('without a renderer the browser renders, and nobody keeps that document [SH-11]', async () => {
    const { open, answer } = bench();
    answer(() => Promise.reject(new Error('renderer ended')));
    expect(await open()).toMatchObject({ status: 200, text: '', cacheable: false });
  });
});
