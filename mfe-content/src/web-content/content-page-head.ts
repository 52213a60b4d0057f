import type { PageHead } from 'shared-contracts';
import type { HeadContext } from 'shared-contracts/remote/page';
import { bannerHead } from './page-pictures.ts';
import { type WebContentMeta, webContentHead } from './web-content-head.ts';

/** Of a page that the editors write; one that they have not written, or not yet published, is not for search engines. */
export function contentPageHead(
  data: { readonly meta: WebContentMeta } | null | undefined,
  { storeName }: Pick<HeadContext, 'storeName'>,
): PageHead {
  if (!data) return { title: storeName, noindex: true, ...(data === null ? { absent: true } : {}) };
  return { ...webContentHead(data.meta, storeName), ...bannerHead(data.meta) };
}
