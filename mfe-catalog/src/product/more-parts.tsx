import { defineIsland, type Language } from 'shared-contracts';

const more = () => import('./more.tsx');
const later = { when: 'idle', texts: { of: 'catalog', ar: () => import('./more-words.ar.ts') } } as const;

// The parts that are readable without a script: hydrated later, from one chunk.
export const Deals = defineIsland({ ...later, load: async () => (await more()).Deals });
export const ProductChips = defineIsland({ ...later, load: async () => (await more()).ProductChips });
export const ShareLinks = defineIsland({ ...later, load: async () => (await more()).ShareLinks });
export const AfterBuying = defineIsland({ ...later, load: async () => (await more()).AfterBuying });
export const GoodToKnow = defineIsland({ ...later, load: async () => (await more()).GoodToKnow });

/** Loads them before a client-side navigation. */
export function loadMore(language: Language): Promise<unknown> {
  return Promise.all([Deals, ProductChips, ShareLinks, AfterBuying, GoodToKnow].map((part) => part.load(language)));
}
