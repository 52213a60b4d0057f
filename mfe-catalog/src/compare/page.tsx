import { definePage, translator } from 'shared-contracts';
import type { ComparisonData } from './comparison-data.ts';
import { Comparison } from './comparison-island.tsx';
import { compareWords } from './words.ts';

/** /compare?ids=7,8: two to four products of a kind side by side (CAT-37). */
export const page = definePage<ComparisonData>({
  load: async (context) =>
    (await import(/* webpackChunkName: "compare" */ './load-comparison.ts')).loadComparison(context),
  Component: Comparison,
  head: (_, { language, storeName }) => {
    const t = translator(compareWords, language);
    return { title: `${t('compareTitle')} | ${storeName}`, description: t('compareDescription'), noindex: true };
  },
  // The focus stays where a product was removed.
  subject: () => 'comparison',
});
