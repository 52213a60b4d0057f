import * as v from 'valibot';
import { readYaml } from '../files/read-files.ts';

const reviews = v.array(v.strictObject({ rating: v.number(), title: v.string(), body: v.string() }));

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

export function sampleReviews(place: number, hsn: string, productType: string) {
  const fitting = textsFor(hsn, productType);
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
