import type { PageHead } from 'shared-contracts';
import type { PageMeta } from 'shared-contracts/domain/web-content';

/** Title '{store} - {page name}', keywords, description and structured data from the editors (HOME-01). */
export function webContentHead(meta: PageMeta, storeName: string): PageHead {
  const { title, page, description, keywords, structuredData } = meta;
  return { title: `${storeName} - ${title || page}`, description, keywords, structuredData };
}
