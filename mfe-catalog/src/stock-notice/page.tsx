import { definePage, translator } from 'shared-contracts';
import { StockNotice } from './stock-notice.tsx';
import { stockNoticeWords } from './words.ts';

/** /stock-notice, where the mails about a sold-out product lead (CAT-29). */
export const page = definePage({
  Component: StockNotice,
  head: (_, { language, storeName }) => ({
    title: `${translator(stockNoticeWords, language)('noticeTitle')} | ${storeName}`,
    noindex: true,
  }),
});
