import { decodeFacets } from 'shared-contracts/domain/facets';
import { listingExtras } from '../testing/sample-facets.ts';
import { asListingFacets } from './listing-facets.ts';

const facetsOf = (...names: readonly string[]) => {
  const { facets } = listingExtras();
  return decodeFacets({ ...facets, materials: names.map((Name, index) => ({ Id: index + 1, Name, Count: 1 })) });
};
const sorted = (language: 'en' | 'ar', ...names: readonly string[]) =>
  asListingFacets(facetsOf(...names), language).options.material.map(({ label }) => label);

// The filters of an Arabic page were in the order of the English names, which it does not show.
test('options are in the order of the language in which they are shown [CAT-03] [SH-16]', () => {
  expect(sorted('ar', 'خشب', 'آرفي', 'بلوط', 'أدفيت')).toEqual(['أدفيت', 'آرفي', 'بلوط', 'خشب']);
  expect(sorted('en', 'teak', 'Cane', 'Sheesham')).toEqual(['Cane', 'Sheesham', 'teak']);
});
