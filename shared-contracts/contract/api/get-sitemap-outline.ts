import * as v from 'valibot';
import { sitemapOutlineOf } from '../domain/sitemap.ts';
import { defineCall } from './call.ts';
import { SitemapOutline } from './shapes/sitemap.ts';

/** Each is listed in two languages, and a sitemap holds at most 50,000 addresses. */
export const PRODUCTS_PER_SITEMAP = 25_000;

export const getSitemapOutline = defineCall({
  name: 'get-sitemap-outline',
  summary: `What the store's sitemaps list: the editorial pages, and the products in runs of ${PRODUCTS_PER_SITEMAP}.`,
  request: v.object({}),
  answer: SitemapOutline,
  decode: sitemapOutlineOf,
});
