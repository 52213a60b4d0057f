import { links, notFound, orThrow, type PageContext, type PageOutcome, redirectTo, show } from 'shared-contracts';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import type { PageMeta } from 'shared-contracts/domain/web-content';
import type { HtmlTree } from 'shared-contracts/html-tree';
import { parseHtml } from 'shared-contracts/parse-html';
import { type Part, withContents } from './contents.ts';
import { pageNameOf } from './page-name.ts';

export interface ArticleData {
  readonly meta: PageMeta;
  readonly text: HtmlTree;
  /** The sections of a long text; empty for a short one. */
  readonly contents: readonly Part[];
}

export async function loadArticle({ api, url, params }: PageContext): Promise<PageOutcome<ArticleData | null>> {
  const slug = params.slug?.toLowerCase();
  if (slug !== undefined && slug !== params.slug) return redirectTo(links.policy(slug), { permanent: true });
  const name = pageNameOf(url.pathname);
  const content = name ? orThrow(await api.call(getWebContent, { PageName: name })) : undefined;
  if (!content) return notFound(null);
  return show({ meta: content.meta, ...withContents(parseHtml(content.html)) });
}
