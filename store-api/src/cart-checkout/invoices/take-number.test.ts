import { financialYear } from './take-number.ts';

test.each([
  ['2027-03-31T18:29:59.999Z', '26-27'],
  ['2027-03-31T18:30:00Z', '27-28'],
  ['2026-12-31T23:59:59Z', '26-27'],
  ['2027-01-01T00:00:00Z', '26-27'],
  ['2099-12-31T00:00:00Z', '99-00'],
])('%s lies in the Indian financial year %s [PAY-14]', (moment, year) => {
  expect(financialYear(new Date(moment))).toBe(year);
});
