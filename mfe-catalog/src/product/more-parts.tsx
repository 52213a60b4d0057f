import { defineIsland, type Language } from 'shared-contracts';

const more = () => import(/* webpackChunkName: "more" */ './more.ts');
const later = {
  when: 'near',
  texts: { of: 'catalog', ar: () => import(/* webpackChunkName: "more-ar" */ './more-words.ar.ts') },
} as const;

// The parts that are readable without a script: hydrated when they come near, each from the chunk of its place.
export const PincodeCheck = defineIsland({
  ...later,
  load: async () => (await import(/* webpackChunkName: "pincode" */ './pincode/pincode-check.tsx')).PincodeCheck,
});
export const SoldOut = defineIsland({
  ...later,
  load: async () => (await import(/* webpackChunkName: "sold-out" */ './sold-out/sold-out.tsx')).SoldOut,
});
export const AfterBuying = defineIsland({ ...later, when: 'touch', load: async () => (await more()).AfterBuying });
export const GoodToKnow = defineIsland({ ...later, load: async () => (await more()).GoodToKnow });

/** Loads them before a client-side navigation. */
export function loadMore(language: Language): Promise<unknown> {
  return Promise.all([PincodeCheck, SoldOut, AfterBuying, GoodToKnow].map((part) => part.load(language)));
}
