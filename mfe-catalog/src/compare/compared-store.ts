import { persistedAtom } from 'shared-contracts';
import { comparedIds } from './compare-path.ts';

/** Products of one kind, which is their main category. */
export interface Compared {
  readonly category: string;
  readonly ids: readonly number[];
}

const NONE: Compared = { category: '', ids: [] };

/** What was chosen on product pages, oldest first. */
export const $compared = persistedAtom<Compared>({
  key: 'store:compared',
  belongsTo: 'person',
  initial: NONE,
  decode(text) {
    const query = new URLSearchParams(text);
    return { category: query.get('category') ?? '', ids: comparedIds(query) };
  },
  encode: ({ category, ids }) =>
    ids.length > 0 ? new URLSearchParams({ category, ids: ids.join() }).toString() : null,
});

/** A product of another kind begins a new choice. */
export function toggleCompared(id: number, category: string): void {
  const chosen = $compared.get();
  const ids = chosen.category === category ? chosen.ids : [];
  $compared.set({ category, ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] });
}
