/** @jest-environment node */

import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import { Overloaded } from 'shared-contracts/server-kit/fair-queue';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';
import type { Renderer } from './renderer.ts';
import { createSmokeRenders } from './smoke-renders.ts';

type Page = Extract<RenderedPage, { kind: 'page' }>;

const requestOf = (path: string) => ({ url: `https://store.example${path}` }) as PageRequest;

/** A whole page that shows its path's module. */
function pageOf({ url }: PageRequest, changes: Partial<Page> = {}): RenderedPage {
  const modules = [url.includes('/Blog') ? 'content/pages/blog' : 'catalog/pages/listing'];
  return { kind: 'page', status: 200, modules, failed: [], regionFaults: [], complete: true, ...changes } as Page;
}

/** Counts its renders. */
function rendererOf(render: (request: PageRequest) => RenderedPage | Error): Renderer & { renders: number } {
  const renderer = {
    renders: 0,
    render: async (request: PageRequest) => {
      renderer.renders += 1;
      const page = render(request);
      if (page instanceof Error) throw page;
      return page;
    },
  };
  return renderer as unknown as Renderer & { renders: number };
}

const healthy = () => rendererOf((request) => pageOf(request));
const failing = (changes: Partial<Page>) => rendererOf((request) => pageOf(request, changes));

/** A disk without delays. */
function emptyDisk() {
  const values = new Map<string, object>();
  return {
    get: async (key: string) => values.get(key),
    set: (key: string, value: object) => void values.set(key, value),
  };
}

/** After a visit to each path. */
function seen(...paths: string[]) {
  return seenOn(emptyDisk(), ...paths);
}

function seenOn(disk: ReturnType<typeof emptyDisk>, ...paths: string[]) {
  const smoke = createSmokeRenders({ disk, isForDisk: ({ search }) => search === '' });
  for (const path of paths) smoke.note(requestOf(path), pageOf(requestOf(path)));
  return smoke;
}

const EVERY_PAGE = new Set(STORE_PATHS.map(({ page }) => page));

const stackIn = (remote: string) =>
  `TypeError: broken\n    at Card (/data/releases/${remote}/2.0.0~abc/node/listing.js:1:2)`;

describe('before a swap, pages that visitors opened are rendered [OPS-14]', () => {
  test.each<[string, Partial<Page> | Error, string]>([
    ['a region throws', { regionFaults: [stackIn('mfe-catalog')] }, 'TypeError: broken'],
    ['the page throws', { status: 500, fault: stackIn('mfe-catalog') }, 'TypeError: broken'],
    ['the page is not found any more', { status: 404 }, 'status 404'],
    ['a module is gone', { failed: ['catalog/pages/listing'] }, 'catalog/pages/listing is missing'],
    ['it never ends', new Overloaded('not rendered within 6000 ms'), 'overloaded: not rendered within 6000 ms'],
    ['it ends the renderer', new Error('renderer ended: out of memory'), 'renderer ended: out of memory'],
  ])('a release with which %s is broken', async (_, outcome, reason) => {
    const next = outcome instanceof Error ? rendererOf(() => outcome) : failing(outcome);
    const fault = await seen('/collections/sofas').fault(next, healthy(), ['catalog'], EVERY_PAGE);
    expect(fault).toEqual(['catalog', `/collections/sofas: ${reason}`]);
  });

  test('what throws in the fragment of another page is the fault of its team', async () => {
    const next = failing({ regionFaults: [stackIn('mfe-catalog')] });
    const fault = await seen('/Blog').fault(next, healthy(), ['content', 'catalog'], EVERY_PAGE);
    expect(fault?.[0]).toBe('catalog');
  });

  test('what throws in the code of an unchanged team is the fault of the changed one', async () => {
    const next = failing({ regionFaults: [stackIn('mfe-content')] });
    expect((await seen('/Blog').fault(next, healthy(), ['catalog'], EVERY_PAGE))?.[0]).toBe('catalog');
  });

  test.each<[string, Partial<Page>]>([
    ['the API does not answer', { status: 503, complete: false, fault: 'network' }],
    ['another team is missing', { status: 503, fault: 'unavailable', failed: ['content/pages/blog'] }],
  ])('that %s is no fault of a release', async (_, changes) => {
    expect(await seen('/a').fault(failing(changes), healthy(), ['catalog'], EVERY_PAGE)).toBeUndefined();
  });

  // A release that broke a page was taken when an answer of the API came late during its render.
  test('a page that lacked answers is tried once more, and then shows what is broken', async () => {
    let late = true;
    const next = rendererOf((request) => {
      const page = pageOf(request, late ? { complete: false } : { regionFaults: [stackIn('mfe-catalog')] });
      late = false;
      return page;
    });
    expect(await seen('/a').fault(next, healthy(), ['catalog'], EVERY_PAGE)).toEqual([
      'catalog',
      '/a: TypeError: broken',
    ]);
  });

  test('a page that fails with the running release too is no fault of the new one', async () => {
    const broken = { status: 404 };
    expect(await seen('/a').fault(failing(broken), failing(broken), ['catalog'], EVERY_PAGE)).toBeUndefined();
  });

  // A shell that stood still for seconds found its own timers overdue.
  test('a time-out that does not repeat is a stall of the shell', async () => {
    let stalled = true;
    const next = rendererOf((request) => {
      if (!stalled) return pageOf(request);
      stalled = false;
      return new Overloaded('not rendered within 6000 ms');
    });
    expect(await seen('/a').fault(next, healthy(), ['catalog'], EVERY_PAGE)).toBeUndefined();
  });

  test('a page that a release no longer declares is removed on purpose [OPS-21]', async () => {
    const listing = new Set(['catalog/pages/listing' as const]);
    expect(await seen('/Blog').fault(failing({ status: 404 }), healthy(), ['content'], listing)).toBeUndefined();
  });

  test('releases that have run are not tried again', async () => {
    const next = failing({ status: 500 });
    expect(await seen('/a').fault(next, healthy(), [], EVERY_PAGE)).toBeUndefined();
    expect(next.renders).toBe(0);
  });

  describe('after a restart', () => {
    test('pages of earlier runs are tried, as soon as one has been opened', async () => {
      const disk = emptyDisk();
      seenOn(disk, '/collections/sofas', '/Blog');
      const restarted = seenOn(disk);
      const broken = rendererOf((request) => pageOf(request, { status: request.url.includes('/Blog') ? 200 : 500 }));
      expect(await restarted.fault(broken, healthy(), ['catalog'], EVERY_PAGE)).toBeUndefined();
      restarted.note(requestOf('/Blog'), pageOf(requestOf('/Blog')));
      expect(await restarted.fault(broken, healthy(), ['catalog'], EVERY_PAGE)).toEqual([
        'catalog',
        '/collections/sofas: status 500',
      ]);
    });

    test('what a visitor searched for is not known any more', async () => {
      const disk = emptyDisk();
      seenOn(disk, '/collections/sofas?color=teal', '/Blog');
      const next = healthy();
      await seenOn(disk, '/Blog').fault(next, healthy(), ['catalog'], EVERY_PAGE);
      expect(next.renders).toBe(1);
    });

    test('an unreadable list counts as none', async () => {
      const disk = { get: async () => ({ 'catalog/pages/listing': 'no address' }), set: () => undefined };
      const smoke = createSmokeRenders({ disk, isForDisk: () => true });
      smoke.note(requestOf('/Blog'), pageOf(requestOf('/Blog')));
      expect(await smoke.fault(failing({ status: 500 }), healthy(), ['content'], EVERY_PAGE)).toEqual([
        'content',
        '/Blog: status 500',
      ]);
    });
  });

  test('one page of each kind is tried, the last one that was whole', async () => {
    const smoke = seen('/collections/sofas', '/collections/beds', '/Blog');
    smoke.note(requestOf('/collections/none'), pageOf(requestOf('/collections/none'), { status: 404 }));
    smoke.note(requestOf('/collections/partly'), pageOf(requestOf('/collections/partly'), { complete: false }));
    const next = healthy();
    await smoke.fault(next, healthy(), ['catalog'], EVERY_PAGE);
    expect(next.renders).toBe(2);
    const broken = rendererOf((request) => pageOf(request, { status: request.url.includes('/Blog') ? 200 : 500 }));
    expect(await smoke.fault(broken, healthy(), ['catalog'], EVERY_PAGE)).toEqual([
      'catalog',
      '/collections/beds: status 500',
    ]);
  });
});
