import { runRefunds } from '../../testing/money.ts';
import { operator } from '../../testing/operator.ts';
import { testPlaces } from '../../testing/places.ts';
import { anyShopper, buy, handOff, startPayment, staysLoggedIn, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { readInvoiceDocument, sumLines } from '../invoices/invoice-document.ts';

let moment = new Date('2026-11-20T18:00:00Z');
const now = () => moment;

type Figures = Record<string, number | string | null>;

describeOnDatabase(
  'reports',
  (app) => {
    let sofa = 0;
    let lamp = 0;
    let whole = '';

    const store = (...words: string[]) => operator(app(), words, now);
    const rows = async (...words: string[]): Promise<Figures[]> =>
      JSON.parse((await store(...words, '--format', 'json')).lines.join('\n'));
    const report = (...words: string[]) => rows('reports', ...words, '--test');
    const sum = (of: readonly Figures[], column: string) =>
      Math.round(of.reduce((total, row) => total + Number(row[column]), 0) * 100);

    /** What the store's documents say, invoices less credit notes. */
    async function booked() {
      const documents = await app().db.selectFrom('invoices').selectAll().execute();
      const total = { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 };
      for (const { kind, document } of documents) {
        const sums = sumLines(readInvoiceDocument(document).lines);
        for (const key of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const) {
          total[key] += kind === 'invoice' ? sums[key] : -sums[key];
        }
      }
      return total;
    }

    const paidOrder = async (as: Awaited<ReturnType<typeof anyShopper>>) =>
      (
        await app()
          .db.selectFrom('orders')
          .select('order_number')
          .where('user_id', '=', Number(as.userId))
          .executeTakeFirstOrThrow()
      ).order_number ?? '';

    async function shopper() {
      const as = await anyShopper(app());
      await staysLoggedIn(app(), as);
      return as;
    }

    beforeAll(async () => {
      moment = new Date('2026-11-20T18:00:00Z');
      const places = await testPlaces(app().db);
      sofa = await stockedProduct(app().db, { price: 11_800, name: '=Sofa', shippingFee: 590, stock: 6 });
      lamp = await stockedProduct(app().db, { price: 999.99, rate: 5, name: 'Lamp', stock: 40 });
      // 20 November, half past eleven at night in India, to Karnataka: IGST, with a coupon over both lines.
      const first = await shopper();
      await store('coupons', 'add', 'TENTH', '--percent', '10');
      const basket = [
        { ProductId: sofa, Quantity: 2 },
        { ProductId: lamp, Quantity: 3 },
      ];
      await buy(app(), first, basket, { CouponCode: 'TENTH' });
      // The 21st in India, though still the 20th in UTC; within the store's state: CGST and SGST.
      moment = new Date('2026-11-20T19:00:00Z');
      const second = await shopper();
      const given = await handOff(app(), second, [{ ProductId: lamp, Quantity: 5 }]);
      const { city_id } = await app()
        .db.selectFrom('cities')
        .select('city_id')
        .where('state_province_id', '=', places.rajasthan)
        .limit(1)
        .executeTakeFirstOrThrow();
      const DeliveryAddress = {
        ...given.DeliveryAddress,
        StateProvinceID: places.rajasthan,
        CityID: city_id,
        PostalCode: '302001',
      };
      await buy(app(), second, [{ ProductId: lamp, Quantity: 5 }], { DeliveryAddress });
      // A part of the first comes back in December, the second wholly.
      moment = new Date('2026-12-02T09:00:00Z');
      await store('orders', 'refund', await paidOrder(first), '--amount', '777.77', '--key', 'scratch');
      whole = await paidOrder(second);
      await store('orders', 'move', whole, 'Refunded', '--reason', 'Out of lamps');
      await runRefunds(app(), now);
      // And one purchase is left unpaid.
      await startPayment(app(), await shopper(), [{ ProductId: sofa, Quantity: 1 }]);
      moment = new Date('2026-12-02T12:00:00Z');
    });

    it('add up to the invoices and credit notes, to the paisa, however they are grouped [API-10]', async () => {
      const books = await booked();
      expect(books.total).toBeGreaterThan(0);
      const tax = books.cgst + books.sgst + books.igst;
      for (const words of [['sales'], ['sales', '--by', 'month'], ['products'], ['categories']]) {
        const sales = await report(...words);
        expect([words, sum(sales, 'net'), sum(sales, 'taxable'), sum(sales, 'tax')]).toEqual([
          words,
          books.total,
          books.taxable,
          tax,
        ]);
      }
      for (const words of ['tax', 'hsn']) {
        const taxes = await report(words);
        const sums = ['taxable', 'igst', 'cgst', 'sgst', 'total'].map((column) => sum(taxes, column));
        expect([words, ...sums]).toEqual([words, books.taxable, books.igst, books.cgst, books.sgst, books.total]);
      }
    });

    it('agree with the money that came and went [API-10] [PAY-13]', async () => {
      const { came } = await app()
        .db.selectFrom('payments')
        .innerJoin('orders', 'orders.order_id', 'payments.order_id')
        .select(({ fn }) => fn.sum<string>('amount_paise').as('came'))
        .where('paid_at', 'is not', null)
        .executeTakeFirstOrThrow();
      const refunds = await rows('reports', 'refunds');
      expect(refunds.map(({ state }) => state)).toEqual(['processed', 'processed']);
      expect(refunds.filter(({ credit_note }) => credit_note === '')).toEqual([]);
      const sales = await report('sales');
      expect(sum(sales, 'sold')).toBe(Number(came));
      expect(sum(sales, 'credited')).toBe(sum(refunds, 'amount'));
    });

    it('count a day as India does, and a credit note on its own day [API-10]', async () => {
      const days = await report('sales');
      expect(days.map(({ period, orders, pieces }) => [period, orders, pieces])).toEqual([
        ['2026-11-20', 1, 5],
        ['2026-11-21', 1, 5],
        ['2026-12-02', 0, 0],
      ]);
      expect((await report('sales', '--from', '2026-11-21', '--to', '2026-11-21')).map(({ period }) => period)).toEqual(
        ['2026-11-21'],
      );
      const december = await report('tax', '--from', '2026-12-01');
      expect(sum(december, 'total')).toBeLessThan(0);
      expect(await report('sales', '--from', '2027-01-01')).toEqual([]);
    });

    it('name products, what of them came back, and their category [API-10]', async () => {
      const products = await report('products');
      expect(products.find(({ product }) => product === sofa)).toMatchObject({ name: '=Sofa', sold_pieces: 2 });
      expect(products.find(({ product }) => product === lamp)).toMatchObject({ sold_pieces: 8, returned_pieces: 5 });
      const { lines } = await store('reports', 'products', '--test', '--format', 'csv');
      expect(lines.find((line) => line.startsWith(`${sofa},`))).toContain(",'=Sofa,");
      expect((await report('categories')).map(({ category }) => String(category))).toContainEqual(
        expect.stringMatching(/^test-sofas-/),
      );
    });

    it('say by state and rate, and by HSN, what a GST return asks [API-10]', async () => {
      const november = await report('tax', '--from', '2026-11-01', '--to', '2026-11-30');
      expect(november.map(({ buyers, state_code, rate }) => [buyers, state_code, rate])).toEqual([
        ['B2C', '08', 5],
        ['B2C', '29', 5],
        ['B2C', '29', 18],
      ]);
      expect(november[0]).toMatchObject({ igst: 0 });
      expect(november[0]?.cgst).toBe(november[0]?.sgst);
      expect(november[1]).toMatchObject({ cgst: 0, sgst: 0 });
      const codes = await report('hsn');
      expect(codes.map(({ hsn, rate, unit, quantity }) => [hsn, rate, unit, quantity])).toEqual([
        ['9905', 5, 'NOS', 3],
        ['9918', 18, 'NOS', 2],
      ]);
      const documents = await report('documents');
      expect(documents.map(({ kind, day }) => [kind, day])).toEqual([
        ['invoice', '2026-11-20'],
        ['invoice', '2026-11-21'],
        ['credit-note', '2026-12-02'],
        ['credit-note', '2026-12-02'],
      ]);
      expect(documents[3]).toMatchObject({ original: expect.stringMatching(/\//) });
    });

    it('leave the payments of the sandbox out of what is owed [API-10]', async () => {
      expect((await store('reports', 'tax')).lines).toEqual(['No tax documents.']);
    });

    it('tell what was begun and not paid, without naming anybody [API-10] [SEC-05]', async () => {
      const [left] = await rows('reports', 'abandoned');
      expect(left).toMatchObject({ pieces: 1, products: String(sofa), payment: 'created' });
      expect(JSON.stringify(left)).not.toContain('@');
    });

    it('tell what runs out, less what open payments hold [API-10]', async () => {
      const low = await rows('reports', 'stock', '--below', '4');
      expect(low.find(({ product }) => product === sofa)).toMatchObject({ stock: 4, sold_30_days: 2 });
      expect(low.some(({ product }) => product === lamp)).toBe(false);
    });

    it('export every line of every document for accounting and e-invoices [API-10]', async () => {
      const { lines } = await store('orders', 'export', '--test', '--format', 'jsonl');
      const exported: Figures[] = lines.map((line) => JSON.parse(line));
      const signed = exported.reduce(
        (total, row) => total + (row.kind === 'invoice' ? 1 : -1) * Math.round(Number(row.total) * 100),
        0,
      );
      expect(signed).toBe((await booked()).total);
      expect(exported[0]).toMatchObject({
        kind: 'invoice',
        document_day: '2026-11-20',
        seller_gstin: '08AAAAA0000A1Z2',
        buyer_gstin: 'URP',
        buyer_name: 'Asha Rao',
        buyer_state_code: '29',
        buyer_city: expect.any(String),
        buyer_postal_code: '560001',
        delivery_postal_code: '560001',
        place_of_supply: '29',
        supply: 'inter',
        coupon: 'TENTH',
        line: 1,
        product: sofa,
        hsn: '9918',
        quantity: 2,
        unit: 'NOS',
        rate: 18,
        payment_provider: 'sandbox',
      });
      for (const row of exported) {
        expect(Number(row.gross_before_tax) - Number(row.discount_before_tax)).toBeCloseTo(Number(row.taxable), 2);
        expect(Number(row.unit_price_before_tax) * Math.max(Number(row.quantity), 1)).toBeCloseTo(
          Number(row.gross_before_tax),
          1,
        );
      }
      const [discounted] = exported.filter((row) => Number(row.discount) > 0);
      expect(discounted?.discount_before_tax).toBeCloseTo(
        Number(discounted?.discount) / (1 + Number(discounted?.rate) / 100),
        2,
      );
      expect(exported.at(-1)).toMatchObject({ kind: 'credit-note', original: expect.stringMatching(/\//) });
      const csv = (await store('orders', 'export', '--test', '--format', 'csv')).lines;
      expect(csv).toHaveLength(exported.length + 1);
    });

    it('show what customers spent less what they were given back [API-10]', async () => {
      const customers = await rows('customers', 'list');
      const total = (column: string) => customers.reduce((sum, one) => sum + Math.round(Number(one[column]) * 100), 0);
      expect(total('refunded')).toBe(sum(await rows('reports', 'refunds'), 'amount'));
      expect(total('spent')).toBe((await booked()).total);
    });

    it('show a customer with their orders, and who looked [API-10] [SEC-06]', async () => {
      const [known] = (await rows('customers', 'list')).filter(({ orders }) => orders === 1);
      expect(known).toMatchObject({ orders: 1, spent: expect.any(Number) });
      expect(JSON.stringify(await rows('customers', 'list'))).not.toContain('@');
      const shown = await store('customers', 'show', String(known?.customer), '--as');
      expect(shown.exit).toBe(1);
      const { lines } = await store('customers', 'show', String(known?.customer));
      expect(lines).toContainEqual(expect.stringMatching(/^Name: {5}Asha Rao$/));
      expect(lines).toContainEqual(expect.stringMatching(/^Order: {4}KC-/));
      expect((await store('audit', 'list')).lines.at(-2)).toMatch(
        new RegExp(`customers show +${known?.customer} +done$`),
      );
      // Looked for by address, which the list of acts does not keep, nothing said whose data were shown.
      const { lines: named } = await store('customers', 'show', lines.join('\n').match(/\S+@\S+/)?.[0] ?? '');
      expect(named).toEqual(lines);
      const acts = await store('audit', 'list');
      expect(acts.lines.at(-2)).toMatch(new RegExp(`customers show +${known?.customer} +done$`));
      expect(acts.lines.join('\n')).not.toContain('@');
      expect((await store('customers', 'show', 'nobody@example.com')).faults).toEqual(['There is no such customer.']);
    });
  },
  { now },
);
