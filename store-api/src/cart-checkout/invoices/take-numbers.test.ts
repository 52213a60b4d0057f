import { documentNumber, financialYear } from './take-numbers.ts';

test.each([
  ['2027-03-31T18:29:59.999Z', '26-27'],
  ['2027-03-31T18:30:00Z', '27-28'],
  ['2026-12-31T23:59:59Z', '26-27'],
  ['2027-01-01T00:00:00Z', '26-27'],
  ['2099-12-31T00:00:00Z', '99-00'],
])('%s lies in the Indian financial year %s [PAY-14]', (moment, year) => {
  expect(financialYear(new Date(moment))).toBe(year);
});

// The number 1,000,000 of a year had 17 characters: settling threw, and captured money was never booked.
test.each([
  ['invoice', 1, 'INV/26-27/000001'],
  ['invoice', 999_999, 'INV/26-27/999999'],
  ['invoice', 1_000_000, 'INV/26/1000000'],
  ['credit-note', 999_999_999, 'CRN/26/999999999'],
  ['test-invoice', 1_000_000, 'TI/26/1000000'],
  ['test-credit-note', 999_999, 'TC/26-27/999999'],
] as const)('the %s of place %i has at most 16 characters [PAY-14]', (series, sequence, number) => {
  expect(documentNumber(series, '26-27', sequence)).toBe(number);
  expect(number.length).toBeLessThanOrEqual(16);
});
