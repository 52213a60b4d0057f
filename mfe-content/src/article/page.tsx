import { definePage, notFound, orThrow, type PageContext, type PageOutcome, show } from 'shared-contracts';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import type { HtmlTree } from 'shared-contracts/html-tree';
import { parseHtml } from 'shared-contracts/parse-html';
import { type WebContentMeta, webContentHead } from '../web-content/web-content-head.ts';
import { Article } from './article.tsx';
import { pageNameOf } from './page-name.ts';
import { UnknownArticle } from './unknown-article.tsx';

export interface ArticleData {
  readonly meta: WebContentMeta;
  readonly text: HtmlTree;
  /** A post of the blog says so in its breadcrumb. */
  readonly isPost: boolean;
}

async function load({ api, url, params }: PageContext): Promise<PageOutcome<ArticleData | null>> {
  const name = pageNameOf(url.pathname);
  const content = name ? orThrow(await api.call(getWebContent, { PageName: name })) : null;
  if (!content) return notFound(null);
  const { DataContent, ...meta } = content;
  const isPost = params.slug !== undefined && /\/Blog\//.test(url.pathname);
  return show({ meta, text: parseHtml(DataContent), isPost });
}

export const page = definePage<ArticleData | null>({
  load,
  Component: ({ data }) => (data ? <Article {...data} /> : <UnknownArticle />),
  head: (data, { storeName }) => (data ? webContentHead(data.meta, storeName) : { title: storeName, noindex: true }),
});
