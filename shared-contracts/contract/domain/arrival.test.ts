import { arrivalDays } from './arrival.ts';

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
  ] as const)('%s', (_, product, way, days) => expect(arrivalDays(product, way)).toBe(days));
});
