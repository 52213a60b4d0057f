import * as v from 'valibot';
import { readYaml } from '../files/read-files.ts';
import type { SeedProduct } from '../files/seed-media.ts';

const words = v.optional(v.array(v.string()), []);
const reviews = v.array(
  v.strictObject({
    rating: v.number(),
    title: v.string(),
    body: v.string(),
    /** It fits what has one of these words in its type, name, material or cover, and none of those. */
    only: words,
    not: words,
  }),
);

/** Sample reviews, marked as such in the data (CAT-23). */
const { reviewers, ...texts } = readYaml(
  'catalog/reviews.yaml',
  v.strictObject({
    seats: reviews,
    beds: reviews,
    tables: reviews,
    storage: reviews,
    reviewers: v.array(v.string()),
  }),
);

// Every seventh product has none, to show a page without stars.
const COUNTS = [4, 2, 5, 3, 0, 6, 1];

/** @param cover null where its main material is its cover, too, or has none */
export function sampleReviews(place: number, hsn: string, product: SeedProduct, cover: string | null) {
  const piece = [product.productType, product.name, product.material, cover].join(' ').toLowerCase();
  const isIn = (word: string) => piece.includes(word);
  const fitting = textsFor(hsn, product.productType)
    .filter(({ only, not }) => (only.length === 0 || only.some(isIn)) && !not.some(isIn))
    .map(({ rating, title, body }) => ({ rating, title, body }));
  const count = Math.min(COUNTS[place % COUNTS.length] ?? 0, fitting.length);
  return Array.from({ length: count }, (_, index) => ({
    ...pick(fitting, place + index),
    reviewer: pick(reviewers, place * 5 + index * 7),
    daysAgo: 5 + ((place * 11 + index * 17) % 150),
  }));
}

function pick<Item>(items: readonly Item[], place: number): Item {
  return items[place % items.length] as Item;
}

function textsFor(hsn: string, productType: string) {
  if (hsn === '9401' || hsn === '9404') return texts.seats;
  if (productType.endsWith('Bed')) return texts.beds;
  return /Table|Set$|Desk/.test(productType) ? texts.tables : texts.storage;
}
