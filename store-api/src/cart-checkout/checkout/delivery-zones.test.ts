import { cartData } from 'shared-contracts/api/cart-data';
import { checkPincode } from 'shared-contracts/api/check-pincode';
import { operator } from '../../testing/operator.ts';
import { stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

describeOnDatabase(
  'delivery zones',
  (app) => {
    const delivery = (...words: string[]) => operator(app(), ['delivery', ...words]);
    const cart = (lines: readonly (readonly [number, number])[], PostalCode?: string) =>
      app().call(cartData, {
        cartJsonData: JSON.stringify(lines.map(([ProductId, Quantity]) => ({ ProductId, Quantity }))),
        ...(PostalCode ? { PostalCode } : {}),
      });
    let sofa: number;
    let lamp: number;
    let guide: number;

    beforeAll(async () => {
      sofa = await stockedProduct(app().db, { price: 11_800, shippingFee: 590 });
      lamp = await stockedProduct(app().db, { price: 5_900, rate: 12 });
      guide = await stockedProduct(app().db, { price: 590, digital: true });
      await app().db.updateTable('products').set({ weight_grams: 30_000 }).where('product_id', '=', sofa).execute();
      for (const zone of [
        ['Jodhpur', 'free', '--pins', '342001-342015', '--days', '1-3'],
        ['Assam', '1500', '--state', 'Assam', '--days', '12-18'],
        ['Assam, heavy', '2500', '--state', '18', '--from-weight', '60'],
        ['Assam, large', '999', '--state', 'assam', '--from-value', '20000'],
      ]) {
        expect(await delivery('set', ...zone)).toMatchObject({ exit: 0, faults: [] });
      }
      await until(async () => app().settings.store.deliveryZones.length === 4, 'the zones');
    });

    it.each<[string, () => [number, number][], string | undefined, number]>([
      [
        'nowhere yet: what the products say',
        () => [
          [sofa, 2],
          [lamp, 1],
        ],
        undefined,
        590,
      ],
      ['where no zone is: what the products say', () => [[sofa, 1]], '560001', 590],
      ['free where a zone says so', () => [[sofa, 1]], '342010', 0],
      ['a fee though the product says free', () => [[lamp, 1]], '781001', 1500],
      ['by the weight of all pieces', () => [[sofa, 2]], '781001', 999],
      ['by value from its limit', () => [[lamp, 4]], '781001', 999],
      [
        'without a weight where a piece has none',
        () => [
          [sofa, 1],
          [lamp, 1],
        ],
        '781001',
        1500,
      ],
      ['nothing for downloads', () => [[guide, 1]], '781001', 0],
    ])('%s [SHIP-01] [PAY-02]', async (_, lines, pin, shipping) => {
      const priced = await cart(lines(), pin);
      expect(priced.shippingSubTotal).toBe(shipping);
      const goods = priced.productsData.reduce((sum, line) => sum + line.DiscountedPrice * line.Quantity, 0);
      expect(priced.total).toBe(goods + shipping);
      // The fee shares the tax of the goods it brings, to the paisa.
      const taxed = priced.taxLines.reduce(
        (sum, { taxable, cgst, sgst, igst }) => sum + taxable + cgst + sgst + igst,
        0,
      );
      expect(taxed).toBeCloseTo(priced.total, 2);
    });

    it('take nothing for a swatch, which goes as a letter [CAT-38] [SHIP-01]', async () => {
      const { product_id: swatch } = await app()
        .db.selectFrom('product_swatches')
        .select('product_id')
        .executeTakeFirstOrThrow();
      expect(await cart([[swatch, 1]], '781001')).toMatchObject({ shippingSubTotal: 0 });
      const { productsData, shippingSubTotal } = await cart(
        [
          [swatch, 1],
          [sofa, 1],
        ],
        '781001',
      );
      expect([productsData.length, shippingSubTotal]).toEqual([2, 1500]);
    });

    it('say days and fee where the PIN is asked [SHIP-01] [CAT-20]', async () => {
      const at = (PostalCode: string) => app().call(checkPincode, { PostalCode, ProductId: sofa });
      expect(await at('342001')).toMatchObject({ deliveryDays: [1, 3], shippingFee: 0 });
      expect(await at('781001')).toMatchObject({ deliveryDays: [12, 18], shippingFee: 1500 });
      expect(await at('560001')).not.toHaveProperty('shippingFee');
    });

    it('are listed, removed, and refused where they cannot be [SHIP-01]', async () => {
      expect((await delivery('list', '--format', 'csv')).lines).toContain('Jodhpur,0,1-3,342001-342015,,,');
      expect((await delivery('remove', 'Nowhere')).faults.join()).toMatch(/There is no such zone/);
      expect((await delivery('set', 'X', '5', '--state', 'Atlantis')).faults.join()).toMatch(/There is no state/);
      expect((await delivery('set', 'X', '5', '--pins', '12')).faults.join()).toMatch(/PINs are like/);
      expect((await delivery('set', 'X', '5', '--from-value', '10', '--below-value', '10')).faults.join()).toMatch(
        /No order/,
      );
      await delivery('remove', 'Jodhpur');
      await until(async () => app().settings.store.deliveryZones.length === 3, 'one zone less');
      expect((await cart([[sofa, 1]], '342010')).shippingSubTotal).toBe(590);
    });
  },
  { followsChanges: true },
);
