import type { PageHead } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import type { getWebContent } from 'shared-contracts/api/get-web-content';
import { structuredData } from './structured-data.ts';

type WebContent = NonNullable<CallAnswer<typeof getWebContent>>;
export type WebContentMeta = Omit<WebContent, 'DataContent' | 'Pictures'> & Partial<Pick<WebContent, 'Pictures'>>;

/** Title '{store} - {page name}', keywords, description and structured data from the editors (HOME-01). */
export function webContentHead(meta: WebContentMeta, storeName: string): PageHead {
  return {
    title: `${storeName} - ${meta.Title || meta.PageName}`,
    description: meta.Meta_Description,
    keywords: meta.Meta_Keyword,
    structuredData: structuredData(meta.Meta_Schema),
  };
}
