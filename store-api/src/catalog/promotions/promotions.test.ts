import { cartData } from 'shared-contracts/api/cart-data';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { holdPrice, someoneWaits } from '../../testing/held-price.ts';
import { operator } from '../../testing/operator.ts';
import { anyShopper, buy, handOff, setPrice, stockedProduct, withPicture } from '../../testing/shop-floor.ts';
import { countStatements } from '../../testing/statement-counts.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { updatePromotedPrices } from './update-promoted-prices.ts';

let moment = new Date('2026-11-21T09:00:00Z');

describeOnDatabase(
  'a promotion',
  (app) => {
    beforeEach(async () => {
      moment = new Date('2026-11-21T09:00:00Z');
      await app().db.updateTable('promotions').set({ ended_at: moment }).execute();
      await updatePromotedPrices(app().db, moment);
      await app().db.deleteFrom('rate_limits').execute();
    });

    async function store(...typed: string[]) {
      const { lines, faults } = await operator(app(), typed.join(' ').split(' '), () => moment);
      return { lines, faults };
    }

    /** The running promotions, and their ids. */
    const listed = async () => {
      const lines = (await store('promotions list')).lines.slice(1);
      return { lines, ids: lines.map((line) => Number.parseInt(line, 10)) };
    };

    const pricesOf = (productId: number) =>
      app()
        .db.selectFrom('product_prices')
        .select(['price_paise', 'old_price_paise'])
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow();
    const cartLine = async (ProductId: number, more = {}) =>
      app().call(cartData, { cartJsonData: JSON.stringify([{ ProductId, Quantity: 1 }]), ...more });
    const detail = async (ProductId: number) => (await app().call(getProductDetail, { ProductId }))[0];

    it('shows the same price on the page, in lists, filters, the cart and the order [PAY-04] [CAT-07] [CART-04]', async () => {
      const sofa = await stockedProduct(app().db, { price: 333_300 });
      await withPicture(app().db, sofa);
      await store(`promotions add Winter sale --percent 15 --products ${sofa}`);
      const [regular, lowered] = [333_300, 283_305];
      expect(await detail(sofa)).toMatchObject({ Price: lowered, OldPrice: regular, Mrp: regular });
      const costing = (price: number) => app().call(getAllProducts, { MinPrice: price, MaxPrice: price });
      expect(await costing(lowered)).toMatchObject([{ ProductId: sofa, Price: lowered, OldPrice: regular }]);
      expect(await costing(regular)).toEqual([]);
      const [dearest] = await app().call(getAllProducts, { OrderByColumnName: 'Price DESC' });
      expect(dearest).toMatchObject({ ProductId: sofa });
      const cart = await cartLine(sofa);
      expect([cart.productsData[0]?.Price, cart.productsData[0]?.DiscountedPrice, cart.total]).toEqual([
        regular,
        lowered,
        lowered,
      ]);
      const { started } = await buy(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 2 }]);
      expect(started.amount).toBe(2 * lowered * 100);
    });

    it('refuses a coupon, with the reason [PAY-04]', async () => {
      const [sofa, stool] = [await stockedProduct(app().db), await stockedProduct(app().db)];
      await store(`promotions add Sofas --amount 100 --products ${sofa}`);
      expect((await cartLine(sofa, { CouponCode: 'NEW5' })).couponFault).toEqual({ reason: 'promotion' });
      expect((await cartLine(stool, { CouponCode: 'NEW5' })).couponFault).toBeUndefined();
      const shopper = await anyShopper(app());
      const basket = [sofa, stool].map((ProductId) => ({ ProductId, Quantity: 1 }));
      const hopeful = await handOff(app(), shopper, basket, { CouponCode: 'NEW5' });
      expect((await app().refused(getRazorPay, hopeful, shopper)).problem).toMatchObject({
        code: 'coupon-invalid',
        total: 23_500,
      });
    });

    // A temporary table every 20 seconds grew the system's own tables for as long as a promotion ran.
    it('makes no temporary table in a round in which no price changes [OPS-09]', async () => {
      const sofa = await stockedProduct(app().db, { price: 10_000 });
      await store(`promotions add Sofas --percent 10 --products ${sofa}`);
      const { texts } = await countStatements(app().db, () => updatePromotedPrices(app().db, moment));
      expect([...texts.keys()].filter((text) => text.includes('temporary'))).toEqual([]);
      await setPrice(app().db, sofa, { price_paise: 800_000 });
      expect(await updatePromotedPrices(app().db, moment)).toBe(1);
      expect(await pricesOf(sofa)).toMatchObject({ price_paise: 720_000 });
    });

    // OldPrice is the crossed-out price; it does not make the price a promoted one.
    it('is not implied by an old price [PAY-04]', async () => {
      const sofa = await stockedProduct(app().db, { price: 10_000 });
      await setPrice(app().db, sofa, { old_price_paise: 1_500_000 });
      const cart = await cartLine(sofa, { CouponCode: 'NEW5' });
      expect([cart.productsData[0]?.Price, cart.productsData[0]?.DiscountedPrice, cart.discount]).toEqual([
        10_000, 10_000, 500,
      ]);
    });

    it('refuses a hand-off that was priced before it began, or before it ended [PAY-07] [PAY-04]', async () => {
      const sofa = await stockedProduct(app().db, { price: 10_000 });
      const shopper = await anyShopper(app());
      const basket = [{ ProductId: sofa, Quantity: 1 }];
      const before = await handOff(app(), shopper, basket);
      await store(`promotions add Sofas --percent 10 --products ${sofa}`);
      expect((await app().refused(getRazorPay, before, shopper)).problem).toMatchObject({
        code: 'price-changed',
        total: 9000,
      });
      const during = await handOff(app(), shopper, basket);
      const { ids } = await listed();
      await store(`promotions end ${ids.at(-1)}`);
      expect((await app().refused(getRazorPay, during, shopper)).problem).toMatchObject({
        code: 'price-changed',
        total: 10_000,
      });
    });

    it('begins and ends on time, and restores the prices [PAY-04]', async () => {
      const sofa = await stockedProduct(app().db, { price: 10_000 });
      await store(`promotions add Two days --amount 1500 --products ${sofa} --from 2026-11-23 --until 2026-11-24`);
      const priceAt = async (time: string) => {
        moment = new Date(time);
        await updatePromotedPrices(app().db, moment);
        return (await pricesOf(sofa)).price_paise;
      };
      expect(await priceAt('2026-11-22T18:29:59Z')).toBe(1_000_000);
      expect(await priceAt('2026-11-22T18:30:00Z')).toBe(850_000);
      expect(await priceAt('2026-11-24T18:29:59Z')).toBe(850_000);
      expect(await priceAt('2026-11-24T18:30:00Z')).toBe(1_000_000);
      expect((await pricesOf(sofa)).old_price_paise).toBeNull();
      expect(await updatePromotedPrices(app().db, moment)).toBe(0);
    });

    it('of a category applies to its descendants; the largest of several applies [PAY-04]', async () => {
      const below = await app()
        .db.selectFrom('categories as child')
        .innerJoin('categories as parent', 'parent.category_id', 'child.parent_category_id')
        .select(['child.category_id', 'parent.slug'])
        .executeTakeFirstOrThrow();
      const sofa = await stockedProduct(app().db, { price: 10_000 });
      const other = await stockedProduct(app().db, { price: 10_000 });
      const inRoom = { product_id: sofa, category_id: below.category_id };
      await app().db.insertInto('product_categories').values(inRoom).execute();
      await store(`promotions add Rooms --percent 10 --category ${below.slug}`);
      const unanswered = await store(`promotions add All of it --amount 300 --everything`);
      expect(unanswered.faults).toEqual([expect.stringContaining('--yes')]);
      await store(`promotions add All of it --amount 300 --everything --yes`);
      expect([(await pricesOf(sofa)).price_paise, (await pricesOf(other)).price_paise]).toEqual([900_000, 970_000]);
      // The job also lowers a product added later.
      const late = await stockedProduct(app().db, { price: 5000 });
      await updatePromotedPrices(app().db, moment);
      expect((await pricesOf(late)).price_paise).toBe(470_000);
      const { ids } = await listed();
      await store(`promotions end ${ids.join(' ')}`);
      expect([(await pricesOf(sofa)).price_paise, (await pricesOf(other)).price_paise]).toEqual([1_000_000, 1_000_000]);
      const left = await app().db.selectFrom('promoted_products').selectAll().execute();
      expect(left).toEqual([]);
    });

    it('treats a price that was changed during it as the new regular one [PAY-04]', async () => {
      const [sofa, stool] = [
        await stockedProduct(app().db, { price: 10_000 }),
        await stockedProduct(app().db, { price: 10_000 }),
      ];
      await store(`promotions add Both --percent 10 --products ${sofa},${stool}`);
      const change = (id: number, price_paise: number) => setPrice(app().db, id, { price_paise });
      await change(sofa, 2_000_000);
      // Until the next run of the job it has its row's price and no promotion.
      expect((await cartLine(sofa)).productsData[0]).toMatchObject({ Price: 20_000, DiscountedPrice: 20_000 });
      await updatePromotedPrices(app().db, moment);
      // It was asked for a moment only, so it may not be struck through (LAW-04).
      expect((await cartLine(sofa)).productsData[0]).toMatchObject({ Price: 18_000, DiscountedPrice: 18_000 });
      await change(stool, 500_000);
      const { ids } = await listed();
      await store(`promotions end ${ids.join(' ')}`);
      expect([await pricesOf(sofa), await pricesOf(stool)]).toMatchObject([
        { price_paise: 2_000_000, old_price_paise: null },
        { price_paise: 500_000, old_price_paise: null },
      ]);
    });

    it('leaves at least one rupee to pay, and does not price a product without a price [PAY-04] [CAT-25]', async () => {
      const [cheap, unpriced] = [
        await stockedProduct(app().db, { price: 50 }),
        await stockedProduct(app().db, { price: 0 }),
      ];
      await store(`promotions add Big --amount 5000 --products ${cheap},${unpriced}`);
      expect([await pricesOf(cheap), await pricesOf(unpriced)]).toEqual([
        { price_paise: 100, old_price_paise: 5000 },
        { price_paise: 0, old_price_paise: null },
      ]);
    });

    // Buyers of the products of a promotion waited for all of its transaction: 7 s for 100,000 products.
    it('lowers all its prices at one moment, and lets people buy at the price that shows [API-11] [PAY-07]', async () => {
      const sofas = [await stockedProduct(app().db), await stockedProduct(app().db)];
      const prices = async () => Promise.all(sofas.map(async (id) => (await pricesOf(id)).price_paise));
      const regular = await prices();
      const shopper = await anyShopper(app());
      const holder = await holdPrice(app().db, sofas[1] ?? 0);
      const lowered = store(`promotions add Sale --percent 10 --products ${sofas.join(',')}`);
      await someoneWaits(app().db);
      // Its transaction has the prices and is not over.
      const { started } = await buy(app(), shopper, [{ ProductId: sofas[0] ?? 0, Quantity: 1 }]);
      expect(started.amount).toBe(regular[0]);
      expect(await prices()).toEqual(regular);
      await holder.letGo();
      await lowered;
      expect(await prices()).toEqual(regular.map((price) => price * 0.9));
    });

    it('gives up on a price that stays locked, with a sentence, and changes nothing [API-11]', async () => {
      const sofa = await stockedProduct(app().db);
      const regular = await pricesOf(sofa);
      const holder = await holdPrice(app().db, sofa);
      const { faults } = await store(`promotions add Sale --percent 10 --products ${sofa}`);
      expect(faults).toEqual(['Something else is changing the same records. Nothing was changed; try again.']);
      await holder.letGo();
      await updatePromotedPrices(app().db, moment);
      expect(await pricesOf(sofa)).toEqual(regular);
    });

    it('is listed with its terms [PAY-04] [API-06]', async () => {
      const sofa = await stockedProduct(app().db);
      const added = await store(`promotions add Winter sale --percent 12.5 --products ${sofa} --until 2026-12-31`);
      expect(added.lines).toEqual([
        expect.stringMatching(
          /^\d+ {2}running {2}Winter sale: 12.5 % off single products, since 2026-11-21, until 2026-12-31, products lowered: 1$/,
        ),
        '1 price was changed.',
      ]);
      expect((await listed()).lines).toEqual([
        expect.stringMatching(
          /^ *\d+ +running +Winter sale +12.5 % off single products, since 2026-11-21, until 2026-12-31 +1$/,
        ),
      ]);
    });

    it.each([
      ['promotions add --percent 5 --everything', /Missing required argument 'NAME'/],
      ['promotions add Sale --everything', /--percent or --amount/],
      ['promotions add Sale --percent 5', /--category, --products or --everything/],
      ['promotions add Sale --percent 5 --everything --products 1', /--category, --products or --everything/],
      ['promotions add Sale --percent 5 --category nowhere', 'There is no category nowhere.'],
      ['promotions add Sale --percent 5 --products 1,999999', 'There is no product 999999. Nothing was changed.'],
      ['promotions add Sale --percent 5 --everything --until 2026-11-20', /--until is before/],
      ['promotions end 999999', 'There is no promotion 999999. Nothing was changed.'],
    ])('is refused as %p, and nothing changes [API-06]', async (typed, fault) => {
      const before = (await store('promotions list all')).lines;
      expect((await store(typed)).faults[0]).toMatch(fault);
      expect((await store('promotions list all')).lines).toEqual(before);
    });
  },
  { now: () => moment },
);
