import { defineIsland, type Language } from 'shared-contracts';

const more = () => import(/* webpackChunkName: "more" */ './more.tsx');
const later = {
  when: 'idle',
  texts: { of: 'catalog', ar: () => import(/* webpackChunkName: "more-ar" */ './more-words.ar.ts') },
} as const;

// The parts that are readable without a script: hydrated later, from one chunk.
export const PincodeCheck = defineIsland({ ...later, load: async () => (await more()).PincodeCheck });
export const SoldOut = defineIsland({ ...later, load: async () => (await more()).SoldOut });
export const AfterBuying = defineIsland({ ...later, load: async () => (await more()).AfterBuying });
export const GoodToKnow = defineIsland({ ...later, load: async () => (await more()).GoodToKnow });

/** Loads them before a client-side navigation. */
export function loadMore(language: Language): Promise<unknown> {
  return Promise.all([PincodeCheck, SoldOut, AfterBuying, GoodToKnow].map((part) => part.load(language)));
}
