/** @jest-environment node */

import { Overloaded } from 'shared-contracts/server-kit/fair-queue';
import { apiUnavailable, type Page, rendered, scriptedDocuments } from '../testing/scripted-documents.ts';

describe('cached pages', () => {
  test('a page is rendered once in a second, and what changed shows in the next [SH-11]', async () => {
    const { open, renders, pass, answer } = scriptedDocuments();
    await open();
    answer(async () => rendered('second'));
    pass(699);
    expect((await open()).text).toBe('first');
    expect(renders()).toBe(1);
    pass(2);
    expect((await open()).text).toBe('second');
  });

  test('while the API is unavailable the last good page is served, and a page never rendered answers 503 [SH-11]', async () => {
    const { open, pass, answer } = scriptedDocuments();
    await open('/seen');
    pass(3_600_000);
    answer(async () => rendered('unavailable', { status: 503, hydration: { loaderData: {}, errors: apiUnavailable } }));
    expect(await open('/seen')).toMatchObject({ status: 200, text: 'first' });
    expect(await open('/unseen')).toMatchObject({ status: 503, text: 'unavailable' });
  });

  test.each<[string, Partial<Page>, boolean]>([
    ['a page with a region that threw', { regionFaults: ['Error: broken'] }, true],
    ['a page with a remote missing', { failed: ['catalog/fragments/product-shelf'] }, true],
    ['a page that says that something does not exist', { status: 404 }, true],
    ['a page with a fault', { status: 500 }, true],
    ['a path without an owner', {}, false],
  ])('%s is not cached [SH-11]', async (_, changes, known) => {
    const { open, renders, answer } = scriptedDocuments();
    answer(async () => rendered('x', changes));
    await open('/p', known);
    await open('/p', known);
    expect(renders()).toBe(2);
  });

  test('while the change stream is up, a page is rendered again only when something on it changed, and then at once [SH-11]', async () => {
    const { open, renders, pass, answer, watch } = scriptedDocuments();
    await open();
    answer(async () => rendered('second'));
    for (const tags of [['product:2'], ['content:banners']]) {
      pass(600);
      watch.changed(tags, 'p1');
      watch.confirm();
      expect((await open()).text).toBe('first');
    }
    watch.changed(['product'], 'p2');
    expect((await open()).text).toBe('second');
    answer(async () => rendered('third'));
    watch.changed(['categories'], 'p3');
    expect((await open()).text).toBe('third');
    expect(renders()).toBe(3);
  });

  test('when changes were missed every page is rendered again [SH-11]', async () => {
    const { open, renders, watch } = scriptedDocuments();
    await open();
    watch.reset('p1');
    watch.confirm();
    await open();
    expect(renders()).toBe(2);
  });

  // A price changed between the render's request and its response: the page with the old price stayed cached.
  test('a page whose content changed during its render is served once and not cached [SH-11]', async () => {
    const { open, pass, answer, watch } = scriptedDocuments();
    watch.confirm();
    answer(async () => {
      watch.changed(['product:1'], 'p1');
      return rendered('old price');
    });
    expect((await open()).text).toBe('old price');
    answer(async () => rendered('new price'));
    pass(10);
    expect((await open()).text).toBe('new price');
  });

  test('a page with an untagged answer is rendered again within a second [SH-11]', async () => {
    const { open, renders, pass, answer, watch } = scriptedDocuments();
    answer(async () => rendered('x', { tags: null }));
    await open();
    pass(701);
    watch.confirm();
    await open();
    expect(renders()).toBe(2);
  });

  test('simultaneous requests share one render, and a change in between starts another', async () => {
    const { open, renders, answer, watch } = scriptedDocuments();
    const gates: (() => void)[] = [];
    answer(() => new Promise((resolve) => gates.push(() => resolve(rendered('x')))));
    const visits = [open(), open(), open()];
    await new Promise(setImmediate);
    watch.changed(['stock'], 'p1');
    visits.push(open());
    await new Promise(setImmediate);
    for (const open of gates) open();
    await Promise.all(visits);
    expect(renders()).toBe(2);
  });

  // Each number after /myorders/ is another page, the same for everybody: three hundred of them took the place of
  // home and of every category.
  test.each([
    ['filters', '/ProductListing?page='],
    ['orders', '/myorders/KC-'],
    ['orders in Arabic', '/ar/myorders/KC-'],
  ])('pages of %s push out each other, and never any other page [SH-11] [SEC-02]', async (_, endless) => {
    const { open, pass, answer } = scriptedDocuments();
    await open('/collections/sofas');
    answer(async () => rendered('x'.repeat(1_000_000)));
    for (let page = 1; page <= 60; page += 1) await open(`${endless}${page}`);
    pass(3_600_000);
    answer(async () => rendered('unavailable', { status: 503, hydration: { loaderData: {}, errors: apiUnavailable } }));
    expect(await open('/collections/sofas')).toMatchObject({ status: 200, text: 'first' });
    expect(await open(`${endless}1`)).toMatchObject({ status: 503 });
    expect(await open(`${endless}60`)).toMatchObject({ status: 200 });
  });

  test('only a whole page at a known address says by which tags an edge finds it [SCALE-01]', async () => {
    const { open, answer } = scriptedDocuments();
    expect((await open('/')).making?.tags).toEqual([
      'product:1',
      'categories',
      'composition:c1',
      'release:mfe-catalog/1.0.0',
      'language:en',
    ]);
    const partial: Partial<Page>[] = [
      { tags: null },
      { complete: false },
      { regionFaults: ['Error: broken'] },
      { failed: ['catalog/fragments/product-shelf'] },
      { status: 404 },
    ];
    for (const [index, changes] of partial.entries()) {
      answer(async () => rendered('x', changes));
      expect((await open(`/collections/c${index}`)).making).toBeUndefined();
    }
    answer(async () => rendered('x'));
    expect((await open('/Blog', false)).making).toBeUndefined();
    expect((await open('/myorders/OR-1')).making).toBeUndefined();
  });

  test('each composition has its own pages [OPS-03]', async () => {
    const { open, renders, compose } = scriptedDocuments();
    await open();
    compose('c2');
    await open();
    expect(renders()).toBe(2);
  });

  // 450 searches at once: 179 visitors got an empty page with 200, and the others waited 8 seconds for a 503.
  test('what no renderer has time for is answered 503, and other clients are served [OPS-10]', async () => {
    const { open, renders, answer } = scriptedDocuments();
    const ends: (() => void)[] = [];
    answer(() => new Promise((resolve) => ends.push(() => resolve(rendered('x')))));
    const visits = Array.from({ length: 9 }, (_, search) => open(`/ProductListing?SearchTerm=${search}`));
    const other = open('/Cart', true, { client: 'other' });
    await new Promise(setImmediate);
    expect(renders()).toBe(4);
    while (renders() < 6 || ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    expect(await other).toMatchObject({ status: 200, text: 'x' });
    const statuses = (await Promise.all(visits)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503, 503, 503, 503]);
  });

  test('a render that takes too long is answered 503, or with the last good page [OPS-10]', async () => {
    const { open, pass, answer } = scriptedDocuments();
    await open('/seen');
    pass(3_600_000);
    answer(() => Promise.reject(new Overloaded('not rendered within 6000 ms')));
    expect(await open('/unseen')).toMatchObject({ status: 503, text: '' });
    expect(await open('/seen')).toMatchObject({ status: 200, text: 'first' });
  });

  test('a page whose client has hung up is not rendered [OPS-10]', async () => {
    const { open, renders } = scriptedDocuments();
    await open('/', true, { isGone: () => true });
    expect(renders()).toBe(0);
  });

  test('without a renderer the browser renders, and that document is not cached [SH-11]', async () => {
    const { open, answer } = scriptedDocuments();
    answer(() => Promise.reject(new Error('renderer ended')));
    expect(await open()).toMatchObject({ status: 200, text: '', cacheable: false });
  });
});
