import { arrivalDays } from './arrival.ts';

const now = new Date('2026-11-28T06:00:00Z');

const inStock = { days: 9, makingDays: 0 };
const made = { days: 30, makingDays: 21 };

describe('the promised days until a product arrives [CAT-30]', () => {
  test.each([
    ['without a place the product says them', inStock, undefined, 9],
    ['a place that is nearer than the product says takes its most', inStock, [2, 4], 4],
    ['a place that is further takes its fewest', inStock, [10, 13], 10],
    ['between both the product says them', inStock, [7, 13], 9],
    ['what is made to order is made first', made, [7, 13], 30],
    ['its way is shorter to a near place', made, [2, 4], 25],
    ['where the store promises no days the product says them', made, null, 30],
  ] as const)('%s', (_, product, way, days) => expect(arrivalDays(product, way, { now, holidays: [] })).toBe(days));

  test.each([
    ['a holiday on the way is a day more', ['12-01'], now, 10],
    ['so is the day on which it would arrive, and what that leads to', ['2026-12-07', '12-08', '01-26'], now, 11],
    ['one of another year, before or after it is none', ['2027-12-01', '11-27', '12-08'], now, 9],
    ['days are those of India', ['11-29'], new Date('2026-11-28T19:00:00Z'), 9],
  ])('%s', (_, holidays, from, days) => expect(arrivalDays(inStock, null, { now: from, holidays })).toBe(days));
});
