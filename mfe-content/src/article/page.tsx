import { definePage } from 'shared-contracts';
import { contentPageHead } from '../web-content/content-page-head.ts';
import { Article } from './article.tsx';
import type { ArticleData } from './load-article.ts';
import { UnknownArticle } from './unknown-article.tsx';

export const page = definePage<ArticleData | null>({
  // The server sends the first page's data, so the loader's code loads only on navigation.
  load: async (context) => (await import('./load-article.ts')).loadArticle(context),
  Component: ({ data }) => (data ? <Article {...data} /> : <UnknownArticle />),
  head: contentPageHead,
});
