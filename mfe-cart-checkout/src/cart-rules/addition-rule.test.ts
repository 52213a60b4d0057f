import { type AdditionVerdict, judgeAddition, type WishedAddition } from './addition-rule.ts';

const add = (quantity: number): AdditionVerdict => ({ kind: 'add', quantity });
const overMaximum = (maximum: number): AdditionVerdict => ({ kind: 'refuse', reason: 'over-maximum', maximum });
const outOfStock: AdditionVerdict = { kind: 'refuse', reason: 'out-of-stock' };

test.each<[story: string, wish: WishedAddition, verdict: AdditionVerdict]>([
  ['a first piece', { inCart: 0, wanted: 1, orderMaximum: 5, stock: 20 }, add(1)],
  ['as many as the order maximum', { inCart: 0, wanted: 5, orderMaximum: 5, stock: 20 }, add(5)],
  ['one over the order maximum', { inCart: 0, wanted: 6, orderMaximum: 5, stock: 20 }, overMaximum(5)],
  ['what the cart holds counts', { inCart: 3, wanted: 2, orderMaximum: 5, stock: 20 }, add(5)],
  ['what the cart holds counts against it', { inCart: 4, wanted: 2, orderMaximum: 5, stock: 20 }, overMaximum(5)],
  ['a full line takes no more', { inCart: 5, wanted: 1, orderMaximum: 5, stock: 20 }, overMaximum(5)],
  ['no order maximum means ten', { inCart: 0, wanted: 10, orderMaximum: 0, stock: 20 }, add(10)],
  ['and not eleven', { inCart: 0, wanted: 11, orderMaximum: 0, stock: 20 }, overMaximum(10)],
  ['an absent order maximum means ten', { inCart: 9, wanted: 2, orderMaximum: undefined, stock: 20 }, overMaximum(10)],
  ['less stock than the order maximum', { inCart: 0, wanted: 4, orderMaximum: 5, stock: 3 }, overMaximum(3)],
  ['the last pieces', { inCart: 1, wanted: 2, orderMaximum: 5, stock: 3 }, add(3)],
  ['sold out', { inCart: 0, wanted: 1, orderMaximum: 5, stock: 0 }, outOfStock],
  ['sold out while in the cart', { inCart: 2, wanted: 1, orderMaximum: 5, stock: 0 }, outOfStock],
])('%s [CAT-15] [CAT-16]', (_, wish, verdict) => {
  expect(judgeAddition(wish)).toEqual(verdict);
});
