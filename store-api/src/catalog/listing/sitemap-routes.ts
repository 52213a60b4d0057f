import type { WireAnswer } from 'shared-contracts/api/call';
import { getSitemapOutline, PRODUCTS_PER_SITEMAP } from 'shared-contracts/api/get-sitemap-outline';
import { getSitemapProducts } from 'shared-contracts/api/get-sitemap-products';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { sitemapProducts, sitemapRuns } from './sitemap.ts';

/** The answer of get-sitemap-outline without the products. */
export type SitemapPages = () => Promise<Omit<WireAnswer<typeof getSitemapOutline>, 'products'>>;

/** The runs count every product, so they are cached. */
const RUNS_TTL_MS = 60_000;

/** The data of the sitemaps (SH-18). */
export function sitemapRoutes(api: Api, sitemapPages: SitemapPages): void {
  const { db } = api;
  let runs: { readonly made: number; readonly answer: ReturnType<typeof sitemapRuns> } | undefined;

  function currentRuns(): ReturnType<typeof sitemapRuns> {
    const now = api.now().getTime();
    if (runs && now - runs.made < RUNS_TTL_MS) return runs.answer;
    const reading = { made: now, answer: sitemapRuns(db, PRODUCTS_PER_SITEMAP) };
    runs = reading;
    reading.answer.catch(() => {
      if (runs === reading) runs = undefined;
    });
    return reading.answer;
  }

  registerCall(api, getSitemapOutline, async () => {
    const [pages, products] = await Promise.all([sitemapPages(), currentRuns()]);
    return { ...pages, products: [...products] };
  });
  registerCall(api, getSitemapProducts, ({ parameters: { FromId, PageSize } }) =>
    sitemapProducts(db, FromId, PageSize),
  );
}
