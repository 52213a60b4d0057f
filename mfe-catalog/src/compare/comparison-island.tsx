import { defineIsland } from 'shared-contracts';

export const Comparison = defineIsland({
  load: async () => (await import(/* webpackChunkName: "compare" */ './comparison.tsx')).ComparisonPage,
  texts: { of: 'catalog', ar: () => import(/* webpackChunkName: "compare-ar" */ './words.ar.ts') },
});
