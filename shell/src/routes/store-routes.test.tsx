/** @jest-environment node */
import { createStaticHandler, matchRoutes } from 'react-router-dom';
import { type ApiClient, show } from 'shared-contracts';
import { links } from 'shared-contracts/remote/links';
import { PATHS, STORE_PATHS } from 'shared-contracts/remote/store-paths';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { resolvePath } from '../server/addresses/canonical-path.ts';
import { type PageSources, storeRoutes } from './store-routes.tsx';

/** Whose one page shows the API that it was loaded with. */
function sources(name: string): PageSources {
  const page = { load: async ({ api }: { readonly api: ApiClient }) => show(api) };
  const modules = { load: async () => ({ page }), loaded: () => undefined, failed: () => false };
  return { modules: modules as unknown as RemoteModules, api: { name } as unknown as ApiClient };
}

test('on the server the routes are made once, and each request asks its own sources [PERF-04]', async () => {
  const handler = createStaticHandler(storeRoutes({ paths: STORE_PATHS }));
  const asked = ['one', 'other'].map((name) =>
    handler.query(new Request('http://store.test/ProductListing'), { requestContext: sources(name) }),
  );
  const loaded = (await Promise.all(asked)).map((state) =>
    'loaderData' in state ? Object.values(state.loaderData) : state,
  );
  expect(loaded).toEqual([[{ name: 'one' }], [{ name: 'other' }]]);
});

const EACH_LINK = (Object.keys(PATHS) as (keyof typeof PATHS)[]).map((name) => {
  const build = links[name] as (...values: string[]) => string;
  return [build('one', 'other'), PATHS[name]] as const;
});

// The server also reads other spellings, the router only canonical ones: on those they must agree.
test.each(EACH_LINK)('%s is the same page to the server as to the router, in both languages [SH-10]', (link, row) => {
  const routes = storeRoutes({ paths: STORE_PATHS });
  for (const path of [link, link === '/' ? '/ar' : `/ar${link}`].map((each) => each.split('?')[0] ?? '')) {
    expect(resolvePath(path, STORE_PATHS)).toMatchObject({ canonical: path, storePath: row });
    expect(matchRoutes(routes, path)?.at(-1)?.route.handle).toMatchObject({ storePath: row });
  }
});

test('a shown page that cannot be loaded again stays as it is; one that is gone to fails [SH-12] [SH-19]', async () => {
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  const page = { load: () => Promise.reject(new Error('unavailable')) };
  const modules = { load: async () => ({ page }), loaded: () => undefined, failed: () => false };
  const url = 'http://store.test/ProductListing';
  const open = async (shown: string) => {
    const routes = storeRoutes({
      paths: STORE_PATHS,
      sources: { modules: modules as unknown as RemoteModules, api: {} as ApiClient },
      isElsewhere: (pathname) => pathname !== shown,
      seen: new Map([[url, { kind: 'products' }]]),
    });
    const state = await createStaticHandler(routes).query(new Request(url));
    return 'loaderData' in state ? [Object.values(state.loaderData), Object.values(state.errors ?? {}).length] : state;
  };
  expect(await open('/ProductListing')).toEqual([[{ kind: 'products' }], 0]);
  expect((await open('/Cart')) as unknown[]).toContain(1);
});
