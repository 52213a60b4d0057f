/** @jest-environment node */
import { createStaticHandler } from 'react-router-dom';
import { type ApiClient, show } from 'shared-contracts';
import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import type { RemoteModules } from '../composition/remote-modules.ts';
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
