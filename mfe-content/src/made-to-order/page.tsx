import { definePage } from 'shared-contracts';
import { UnknownArticle } from '../article/unknown-article.tsx';
import { contentPageHead } from '../web-content/content-page-head.ts';
import type { MadeToOrderData } from './load-made-to-order.ts';
import { MadeToOrder } from './made-to-order.tsx';

export const page = definePage<MadeToOrderData | null>({
  // The server sends the first page's data, so the loader's code loads only on navigation.
  load: async (context) => (await import('./load-made-to-order.ts')).loadMadeToOrder(context),
  // Each of the two pages has its own form, with its own draft.
  Component: ({ data }) => (data ? <MadeToOrder key={data.page} {...data} /> : <UnknownArticle />),
  head: contentPageHead,
});
