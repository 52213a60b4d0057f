/** @jest-environment node */

import { Overloaded } from 'shared-contracts/server-kit/fair-queue';
import type { RenderedPage } from '../../renderer/page-renderer.tsx';
import { apiUnavailable, diskWith, type Page, rendered, scriptedDocuments } from '../testing/scripted-documents.ts';

// Every visitor waited for the retries or timeouts of three calls and a render: 0.9 s without an API, 10 s with a hung one.
describe('while the breaker is open', () => {
  const hung = () => new Promise<RenderedPage>(() => undefined);

  test('a cached page is served without asking the renderer, until the API answers again [OPS-11]', async () => {
    const { open, renders, pass, answer, loseApi, regainApi } = scriptedDocuments();
    await open('/seen');
    pass(3_600_000);
    loseApi();
    answer(hung);
    expect(await open('/seen')).toMatchObject({ status: 200, text: 'first' });
    expect(renders()).toBe(1);
    regainApi();
    answer(async () => rendered('second'));
    expect((await open('/seen')).text).toBe('second');
  });

  // When the API hung, visitors waited four seconds for the probe to time out, even for cached pages.
  test('a cached page is served as soon as the API is in doubt; what was never cached waits until it is sure [OPS-11]', async () => {
    const { open, pass, answer, doubtApi, loseApi, regainApi } = scriptedDocuments();
    await open('/seen');
    pass(3_600_000);
    answer(hung);
    const waiting = open('/seen');
    const unseen = open('/unseen');
    await new Promise(setImmediate);
    doubtApi();
    expect((await waiting).text).toBe('first');
    expect((await open('/seen')).text).toBe('first');
    answer(async () => rendered('unavailable', { status: 503, hydration: { loaderData: {}, errors: apiUnavailable } }));
    loseApi();
    expect((await unseen).status).toBe(503);
    regainApi();
    answer(async () => rendered('second'));
    expect((await open('/seen')).text).toBe('second');
  });

  test('a page that was never cached is rendered without asking the API, and not cached [OPS-11]', async () => {
    const { open, answer, loseApi, orders } = scriptedDocuments();
    loseApi();
    answer(async () => rendered('Cart', { tags: [], complete: false }));
    expect(await open('/Cart')).toMatchObject({ status: 200, text: 'Cart' });
    answer(async () => rendered('unavailable', { status: 503, hydration: { loaderData: {}, errors: apiUnavailable } }));
    expect(await open('/Cart')).toMatchObject({ status: 503, text: 'unavailable' });
    expect(orders.map(({ apiAvailable }) => apiAvailable)).toEqual([false, false]);
  });

  test('visitors whose pages are under way, or wait for their turn, are answered when it opens [OPS-11] [OPS-10]', async () => {
    const { open, pass, answer, loseApi } = scriptedDocuments();
    await open('/seen');
    pass(3_600_000);
    answer(hung);
    const visits = ['/seen', '/1', '/2', '/3', '/4'].map((path) => open(path));
    await new Promise(setImmediate);
    answer(async () => rendered('unavailable', { status: 503, hydration: { loaderData: {}, errors: apiUnavailable } }));
    loseApi();
    const answered = await Promise.all(visits);
    expect(answered.map(({ status, text }) => `${status} ${text}`)).toEqual([
      '200 first',
      ...Array.from({ length: 4 }, () => '503 unavailable'),
    ]);
  });

  test('the pages of the composition before are served, and those of earlier runs [OPS-11]', async () => {
    const disk = diskWith();
    const before = scriptedDocuments(disk);
    await before.open('/seen');
    before.compose('c2');
    before.loseApi();
    before.answer(hung);
    expect(await before.open('/seen')).toMatchObject({ status: 200, text: 'first' });

    const restarted = scriptedDocuments(disk);
    restarted.loseApi();
    restarted.answer(hung);
    expect(await restarted.open('/seen')).toMatchObject({ status: 200, text: 'first' });
    expect(restarted.renders()).toBe(0);
  });

  test('the pages of a canary never reach the disk, from which everybody is served [OPS-05]', async () => {
    const disk = diskWith();
    const canary = scriptedDocuments(disk);
    canary.compose('c2', 'memory');
    await canary.open('/seen');
    expect(disk.files.size).toBe(0);
    canary.loseApi();
    canary.answer(hung);
    expect(await canary.open('/seen')).toMatchObject({ status: 200, text: 'first' });
  });

  test('what a canary lacks stays on the disk for the others [OPS-05]', async () => {
    const disk = diskWith();
    await scriptedDocuments(disk).open('/seen');
    const canary = scriptedDocuments(disk);
    canary.compose('c2', 'memory');
    canary.answer(async () => rendered('gone', { status: 404 }));
    expect(await canary.open('/seen')).toMatchObject({ status: 404 });
    expect(disk.files.size).toBe(1);
  });

  test('the pages of a preview are cached nowhere, and no cached page replaces them [OPS-16]', async () => {
    const disk = diskWith();
    await scriptedDocuments(disk).open('/seen');
    const preview = scriptedDocuments(disk);
    preview.compose('c2', 'nowhere');
    await preview.open('/other');
    await preview.open('/other');
    expect(preview.renders()).toBe(2);
    expect(disk.files.size).toBe(1);
    preview.loseApi();
    preview.answer(async () =>
      rendered('unavailable', { status: 503, hydration: { loaderData: {}, errors: apiUnavailable } }),
    );
    expect(await preview.open('/seen')).toMatchObject({ status: 503, text: 'unavailable' });
  });

  test('a page that names files which are no longer served is not [OPS-11] [OPS-03]', async () => {
    const disk = diskWith();
    await scriptedDocuments(disk).open('/seen');
    disk.released.delete('1.0.0');
    const { open, answer, loseApi, compose } = scriptedDocuments(disk);
    compose('c2');
    loseApi();
    answer(async () => rendered('unavailable', { status: 503, hydration: { loaderData: {}, errors: apiUnavailable } }));
    expect(await open('/seen')).toMatchObject({ status: 503, text: 'unavailable' });
  });

  test('a page that was removed does not come back [OPS-11] [SH-11]', async () => {
    const { files, ...rest } = diskWith();
    const { open, answer, pass, loseApi } = scriptedDocuments({ files, ...rest });
    await open('/seen');
    expect(files.size).toBe(1);
    pass(701);
    answer(async () => rendered('gone', { status: 404 }));
    expect(await open('/seen')).toMatchObject({ status: 404 });
    expect(files.size).toBe(0);
    loseApi();
    answer(async () => rendered('unavailable', { status: 503, hydration: { loaderData: {}, errors: apiUnavailable } }));
    expect(await open('/seen')).toMatchObject({ status: 503 });
  });

  // Of two shells restarted in turn on a busy machine, the one that had just started answered four visitors 503.
  test('a shell that has started and has no time to render yet serves the page of its earlier run [OPS-15] [OPS-10]', async () => {
    const disk = diskWith();
    await scriptedDocuments(disk).open('/seen');
    const { open, answer } = scriptedDocuments(disk);
    answer(async () => {
      throw new Overloaded('busy');
    });
    expect(await open('/seen')).toMatchObject({ status: 200, text: 'first' });
    expect(await open('/unseen')).toMatchObject({ status: 503 });
  });

  test('a page without one of its parts does not replace a whole one [OPS-11]', async () => {
    const { open, pass, answer, loseApi } = scriptedDocuments();
    await open('/');
    pass(701);
    answer(async () => rendered('no shelves', { complete: false, tags: null }));
    expect((await open('/')).text).toBe('no shelves');
    loseApi();
    pass(701);
    expect((await open('/')).text).toBe('first');
  });

  test.each([
    ['a search', '/ProductListing?SearchTerm=ring%20for%20Asha'],
    ['the number of an order', '/myorders/KC-1'],
  ])('%s is not written to the disk [OPS-11] [SEC-02]', async (_, path) => {
    const { files, ...rest } = diskWith();
    await scriptedDocuments({ files, ...rest }).open(path);
    expect(files.size).toBe(0);
  });

  test.each<[string, Partial<Page>, boolean]>([
    ['a page with a region that threw', { regionFaults: ['Error: broken'] }, true],
    ['a page with a remote missing', { failed: ['catalog/fragments/product-shelf'] }, true],
    ['a page that does not exist', { status: 404 }, true],
    ['a page with a fault', { status: 500 }, true],
    ['a path without a route', {}, false],
  ])('%s is not written to the disk either [OPS-11]', async (_, changes, known) => {
    const { files, ...rest } = diskWith();
    const { open, answer } = scriptedDocuments({ files, ...rest });
    answer(async () => rendered('x', changes));
    await open('/p', known);
    expect(files.size).toBe(0);
  });

  test('nor a page whose menu is empty, because the API has not answered so far [OPS-11]', async () => {
    const { files, ...rest } = diskWith();
    await scriptedDocuments({ files, ...rest }, false).open('/p');
    expect(files.size).toBe(0);
  });
});
