import { seededRandom } from '../../seed/large/seeded-random.ts';
import { shareOfUnits } from './share-of-units.ts';

describe('the share of some pieces', () => {
  it('adds up to what the item cost, however it is parted [ACC-11] [PAY-03]', () => {
    const random = seededRandom(20_261_122);
    for (let round = 0; round < 500; round += 1) {
      const quantity = random.between(1, 40);
      const price = random.between(100, 5_000_000);
      const discount = random.between(0, quantity * price - quantity);
      const item = { quantity, price, discount, shipping: random.between(0, 900_000) };
      let [before, sum] = [0, 0];
      while (before < quantity) {
        const share = shareOfUnits(item, before, random.between(1, quantity - before));
        expect(share.amount).toBe(share.quantity * price - share.discount + share.shipping);
        expect(share.amount).toBeGreaterThan(0);
        before += share.quantity;
        sum += share.amount;
      }
      expect(sum).toBe(quantity * price - discount + item.shipping);
    }
  });

  it('of one of three that share ten paise is three, three and four [ACC-11]', () => {
    const item = { quantity: 3, price: 100, discount: 0, shipping: 10 };
    expect([0, 1, 2].map((before) => shareOfUnits(item, before, 1).amount)).toEqual([103, 103, 104]);
  });
});
