import type { PageHead } from 'shared-contracts';
import type { PageMeta } from 'shared-contracts/domain/web-content';
import type { HeadContext } from 'shared-contracts/remote/page';
import { bannerHead } from './page-pictures.ts';
import { webContentHead } from './web-content-head.ts';

/** The head of an editors' page; one that is missing or unpublished is not for search engines. */
export function contentPageHead(
  data: { readonly meta: PageMeta } | null | undefined,
  { storeName }: Pick<HeadContext, 'storeName'>,
): PageHead {
  if (!data) return { title: storeName, noindex: true, ...(data === null ? { absent: true } : {}) };
  return { ...webContentHead(data.meta, storeName), ...bannerHead(data.meta) };
}
