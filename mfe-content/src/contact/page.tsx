import { definePage } from 'shared-contracts';
import type { ArticleData } from '../article/load-article.ts';
import { UnknownArticle } from '../article/unknown-article.tsx';
import { contentPageHead } from '../web-content/content-page-head.ts';
import { Contact } from './contact.tsx';

export const page = definePage<ArticleData | null>({
  // The server sends the first page's data, so the loader's code loads only on navigation.
  load: async (context) => (await import('../article/load-article.ts')).loadArticle(context),
  Component: ({ data }) => (data ? <Contact {...data} /> : <UnknownArticle />),
  head: contentPageHead,
});
