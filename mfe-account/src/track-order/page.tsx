import { definePage, translator } from 'shared-contracts';
import { TrackOrder } from './track-order.tsx';
import { trackWords } from './words.ts';

/** /track-order (PAY-18). */
export const page = definePage({
  Component: TrackOrder,
  head: (_, { language, storeName }) => ({
    title: `${translator(trackWords, language)('trackTitle')} | ${storeName}`,
    noindex: true,
  }),
});
