import type { CallAnswer } from 'shared-contracts/api/call';
import { getSitemapOutline, PRODUCTS_PER_SITEMAP } from 'shared-contracts/api/get-sitemap-outline';
import { getSitemapProducts } from 'shared-contracts/api/get-sitemap-products';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { sitemapPages, sitemapProducts, sitemapRuns } from './sitemap.ts';

/** The outline counts every product, so it is cached. */
const OUTLINE_TTL_MS = 60_000;

/** The data of the sitemaps (SH-18). */
export function sitemapRoutes(api: Api): void {
  const { db } = api;
  let outline: { readonly made: number; readonly answer: Promise<CallAnswer<typeof getSitemapOutline>> } | undefined;

  async function readOutline(): Promise<CallAnswer<typeof getSitemapOutline>> {
    const [pages, products] = await Promise.all([sitemapPages(db), sitemapRuns(db, PRODUCTS_PER_SITEMAP)]);
    return { pages: [...pages], products: [...products] };
  }

  registerCall(api, getSitemapOutline, async () => {
    const now = api.now().getTime();
    if (!outline || now - outline.made >= OUTLINE_TTL_MS) {
      const answer = readOutline();
      const reading = { made: now, answer };
      outline = reading;
      answer.catch(() => {
        if (outline === reading) outline = undefined;
      });
    }
    return outline.answer;
  });
  registerCall(api, getSitemapProducts, ({ parameters: { FromId, PageSize } }) =>
    sitemapProducts(db, FromId, PageSize),
  );
}
