import { fromRupees } from './money.ts';
import { offerSavings } from './offer-savings.ts';

const offers = [
  { code: 'FIRST10', percent: 10, minimum: 25_000, most: 3000 },
  { code: 'NEW5', percent: 5, minimum: 0, most: null },
];

test.each([
  ['an order too small for the larger one', 24_999, [['NEW5', 1249.95]]],
  [
    'one that the cap does not reach',
    26_000,
    [
      ['FIRST10', 2600],
      ['NEW5', 1300],
    ],
  ],
  [
    'one above the cap',
    38_999,
    [
      ['FIRST10', 3000],
      ['NEW5', 1949.95],
    ],
  ],
  [
    'one where the uncapped saves more',
    91_999,
    [
      ['NEW5', 4599.95],
      ['FIRST10', 3000],
    ],
  ],
] as const)('%s: the code that saves most comes first [PAY-04]', (_, goods, savings) => {
  expect(offerSavings(offers, fromRupees(goods))).toEqual(
    savings.map(([code, saving]) => ({ code, saving: fromRupees(saving) })),
  );
});
