import fc from 'fast-check';
import * as v from 'valibot';
import { PricedCart } from '../api/shapes/priced-cart.ts';
import { cartPricesOf } from './cart-prices.ts';

const recorded = {
  productsData: [
    {
      ProductId: 7,
      ProductName: 'Aranya Three Seater Sofa',
      Slug: 'aranya-three-seater-sofa',
      CategorySlug: 'sofas',
      Price: 45999.5,
      DiscountedPrice: 41399.55,
      OldPrice: 52000,
      Quantity: 2,
      OrderMaximumQuantity: 5,
      StockQuantity: 3,
      MaximumQuantity: 3,
      Image: { Url: '/media/abc', Alt: 'A sofa', Width: 1600, Height: 1200, Placeholder: '', Edge: '' },
      Material: 'Sheesham wood',
      IsDigitalProduct: false,
      IsSwatch: false,
      GstRate: 18,
      HsnCode: '9401',
    },
  ],
  shippingSubTotal: 499,
  discount: 0,
  couponFault: { reason: 'below-minimum' as const, missing: 1200.5 },
  taxLines: [{ rate: 18, taxable: 70_592.46, cgst: 6353.32, sgst: 6353.32, igst: 0 }],
  taxTotal: 12_706.64,
  arrivalDays: 9,
  isServed: true,
  total: 83_298.1,
  unknown: [99],
};

test('a recorded answer: paise, members that are there, the server’s own maximum [API-02] [CART-04]', () => {
  expect(cartPricesOf(recorded)).toEqual({
    items: [
      {
        productId: 7,
        name: 'Aranya Three Seater Sofa',
        slug: 'aranya-three-seater-sofa',
        categorySlug: 'sofas',
        unitPrice: 4_139_955,
        oldPrice: 5_200_000,
        isPromoted: true,
        quantity: 2,
        orderMaximum: 5,
        maximum: 3,
        image: recorded.productsData[0]?.Image,
        material: 'Sheesham wood',
        isDigital: false,
        isSwatch: false,
        gstRate: 18,
        hsnCode: '9401',
      },
    ],
    shipping: 49_900,
    discount: 0,
    couponFault: { reason: 'below-minimum', missing: 120_050 },
    taxes: [{ rate: 18, cgst: 635_332, sgst: 635_332, igst: 0 }],
    tax: 1_270_664,
    total: 8_329_810,
    discontinued: [99],
    arrivalDays: 9,
    isServed: true,
  });
});

test('an API of an earlier release: no struck price, no maximum, no reason [API-02] [CAT-15]', () => {
  const [{ OldPrice: _, MaximumQuantity: __, ...line }] = recorded.productsData as [(typeof recorded.productsData)[0]];
  const { couponFault: ___, ...cart } = recorded;
  const older = v.parse(PricedCart, { ...cart, productsData: [{ ...line, Image: null, Material: '' }] });
  const { items, ...prices } = cartPricesOf(older);
  expect(items[0]).toMatchObject({ maximum: 3 });
  for (const absent of ['oldPrice', 'image', 'material']) expect(items[0]).not.toHaveProperty(absent);
  expect(prices).not.toHaveProperty('couponFault');
});

const rupees = fc.integer({ min: 0, max: 10_000_000_00 }).map((count) => count / 100);
const count = fc.integer({ min: 0, max: 9999 });
const line = fc.record(
  {
    ProductId: fc.integer({ min: 1 }),
    ProductName: fc.string(),
    Slug: fc.string(),
    CategorySlug: fc.string(),
    Price: rupees,
    DiscountedPrice: rupees,
    OldPrice: fc.option(rupees),
    Quantity: count,
    OrderMaximumQuantity: count,
    StockQuantity: fc.integer({ min: -10, max: 9999 }),
    MaximumQuantity: count,
    Image: fc.constant(null),
    Material: fc.string(),
    IsDigitalProduct: fc.boolean(),
    IsSwatch: fc.boolean(),
    GstRate: fc.constantFrom(0, 5, 12, 18, 28),
    HsnCode: fc.string(),
  },
  {
    requiredKeys: [...Object.keys(recorded.productsData[0] ?? {})].filter(
      (key) => !/^(OldPrice|MaximumQuantity|IsSwatch)$/.test(key),
    ) as never,
  },
);

test('any answer of the schema is held: whole paise, no empty member, a struck price above the price [API-02]', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), rupees, (lines, total) => {
      const answer = v.parse(PricedCart, { ...recorded, productsData: lines, total });
      const prices = cartPricesOf(answer);
      expect(Math.abs(prices.total / 100 - total)).toBeLessThan(0.005);
      for (const item of prices.items) {
        expect(Number.isSafeInteger(item.unitPrice) && item.maximum >= 0).toBe(true);
        expect(item.oldPrice === undefined || item.oldPrice > item.unitPrice).toBe(true);
        expect(Object.values({ ...item, name: 'n', slug: 's', categorySlug: 'c', hsnCode: 'h' })).not.toContain('');
        expect(Object.values(item)).not.toContain(null);
      }
      // Data of a page travels as JSON.
      expect(JSON.parse(JSON.stringify(prices))).toEqual(prices);
    }),
    { numRuns: 1000 },
  );
});
