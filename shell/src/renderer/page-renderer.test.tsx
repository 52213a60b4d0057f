/** @jest-environment node */
import { definePage, orElse, type PageModule, show } from 'shared-contracts';
import { getTestimonials } from 'shared-contracts/api/get-testimonials';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { createPageRenderer } from './page-renderer.tsx';

const page = definePage<number>({
  load: async ({ api }) => show((await api.call(getTestimonials, {}).then(orElse([]))).length),
  Component: ({ data }) => <h1>{`${data} reviews`}</h1>,
  head: () => ({ title: 'Home' }),
});

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Renders home where the API answers its one call so. */
async function homeOn(response: () => Response, home: object = page) {
  globalThis.fetch = async () => response();
  const loaded = (id: string) => (id === 'content/pages/home' ? { page: home as PageModule } : undefined);
  const modules = {
    load: async (id: string) => loaded(id) ?? {},
    loaded,
    failed: () => false,
    versionOf: () => '1.0.0',
  };
  const render = createPageRenderer({
    modules: modules as unknown as RemoteModules,
    apiOrigin: 'http://api.test',
    composition: { id: 'c1', remotes: {} },
  });
  const layout = { categories: [], site: sampleSite, logo: null, testPayments: false, version: 'en-1' };
  const rendered = await render({
    url: 'http://store.test/',
    requestId: 'r1',
    position: '',
    apiAvailable: true,
    layout,
  });
  if (rendered.kind !== 'page') throw new Error('redirected');
  const { html, ...rest } = rendered;
  return { ...rest, isShown: html.includes('0 reviews') };
}

test('a page without an optional part is shown, and not cached as whole [SH-11] [SH-12]', async () => {
  const rendered = await homeOn(() => new Response('{}', { status: 500 }));
  expect(rendered).toMatchObject({ isShown: true, status: 200, tags: null, complete: false, regionFaults: [] });
});

test('an answer that the page cannot read is a fault of its release [SH-12] [OPS-04]', async () => {
  const rendered = await homeOn(() => Response.json({ statusCode: 200, message: 'OK', data: '{}' }));
  const fault = expect.stringContaining(`schema of ${getTestimonials.name}`);
  expect(rendered).toMatchObject({ isShown: true, status: 200, complete: true, regionFaults: [fault] });
});

test('what the load of a page throws is known by its stack; the browser gets the message alone [OPS-27]', async () => {
  const load = async () => {
    throw new Error('broken load');
  };
  const { status, fault, hydration } = await homeOn(() => new Response('{}'), { ...page, load });
  expect({ status, fault }).toEqual({
    status: 500,
    fault: expect.stringMatching(/^Error: broken load\n\s+at .*load /),
  });
  expect(JSON.stringify(hydration)).toContain('"detail":"broken load"');
  expect(JSON.stringify(hydration)).not.toContain('page-renderer');
});
