import { type AdditionVerdict, judgeAddition, type RequestedAddition } from './addition-rule.ts';

const add = (quantity: number): AdditionVerdict => ({ kind: 'add', quantity });
const overMaximum = (maximum: number): AdditionVerdict => ({ kind: 'refuse', reason: 'over-maximum', maximum });
const outOfStock: AdditionVerdict = { kind: 'refuse', reason: 'out-of-stock' };

test.each<[story: string, request: RequestedAddition, verdict: AdditionVerdict]>([
  ['a first unit', { inCart: 0, requested: 1, orderMaximum: 5, stock: 20 }, add(1)],
  ['as many as the order maximum', { inCart: 0, requested: 5, orderMaximum: 5, stock: 20 }, add(5)],
  ['one over the order maximum', { inCart: 0, requested: 6, orderMaximum: 5, stock: 20 }, overMaximum(5)],
  ['units in the cart count', { inCart: 3, requested: 2, orderMaximum: 5, stock: 20 }, add(5)],
  ['units in the cart count against it', { inCart: 4, requested: 2, orderMaximum: 5, stock: 20 }, overMaximum(5)],
  ['a full line takes no more', { inCart: 5, requested: 1, orderMaximum: 5, stock: 20 }, overMaximum(5)],
  ['no order maximum means ten', { inCart: 0, requested: 10, orderMaximum: 0, stock: 20 }, add(10)],
  ['and not eleven', { inCart: 0, requested: 11, orderMaximum: 0, stock: 20 }, overMaximum(10)],
  [
    'an absent order maximum means ten',
    { inCart: 9, requested: 2, orderMaximum: undefined, stock: 20 },
    overMaximum(10),
  ],
  ['less stock than the order maximum', { inCart: 0, requested: 4, orderMaximum: 5, stock: 3 }, overMaximum(3)],
  ['the last units', { inCart: 1, requested: 2, orderMaximum: 5, stock: 3 }, add(3)],
  ['sold out', { inCart: 0, requested: 1, orderMaximum: 5, stock: 0 }, outOfStock],
  ['sold out while in the cart', { inCart: 2, requested: 1, orderMaximum: 5, stock: 0 }, outOfStock],
])('%s [CAT-15] [CAT-16]', (_, request, verdict) => {
  expect(judgeAddition(request)).toEqual(verdict);
});
