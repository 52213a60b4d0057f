import PDFDocument from 'pdfkit';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { getOrderInvoice } from 'shared-contracts/api/get-order-invoice';
import { paise } from 'shared-contracts/domain/money';
import { writeTranslations } from '../../platform/translation-commands/translation-file.ts';
import { runRefunds } from '../../testing/money.ts';
import { testPlaces } from '../../testing/places.ts';
import { anyShopper, buy, handOff, staysLoggedIn, stockedProduct } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase, type TestApp } from '../../testing/test-app.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { readInvoiceDocument, sumLines } from './invoice-document.ts';

let moment = new Date('2026-11-21T09:00:00Z');
const now = () => moment;

async function documentsOf(app: TestApp, shopper: Credentials) {
  const rows = await app.db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.order_id', 'invoices.order_id')
    .selectAll('invoices')
    .select('orders.order_number')
    .where('orders.user_id', '=', Number(shopper.userId))
    .orderBy('invoice_id')
    .execute();
  return rows.map((row) => ({ ...row, printed: readInvoiceDocument(row.document) }));
}

async function cityIn(app: TestApp, stateId: number): Promise<number> {
  const cities = app.db.selectFrom('cities').select('city_id').where('state_province_id', '=', stateId);
  return (await cities.executeTakeFirstOrThrow()).city_id;
}

const download = (app: TestApp, as: Credentials, OrderNumber: string, more = {}) =>
  app.http.inject({
    method: 'POST',
    url: getOrderInvoice.path,
    payload: { requestParameters: { OrderNumber, ...more } },
    headers: { token: as.token, userid: String(as.userId) },
  });

describeOnDatabase(
  'tax invoices',
  (app) => {
    beforeEach(() => {
      moment = new Date('2026-11-21T09:00:00Z');
    });

    it('name places in English also for a buyer who reads Arabic, whose order names them in Arabic [PAY-14] [SH-21]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { price: 11_800 });
      const reader = { ...shopper, language: 'ar' };
      await buy(app(), reader, [{ ProductId: sofa, Quantity: 1 }]);
      const [invoice] = await documentsOf(app(), shopper);
      expect(invoice?.printed).toMatchObject({
        buyer: { address: '12 Lake View Road, Bengaluru, 560001', stateName: 'Karnataka', stateCode: '29' },
        placeOfSupply: { stateName: 'Karnataka', stateCode: '29' },
      });
      const order = await app().call(getOrderDetail, { OrderNumber: invoice?.order_number }, reader);
      expect(order.DeliveryAddress).toMatchObject({ CityName: 'بنغالورو', StateName: 'كارناتاكا' });
    });

    it('of an order in Arabic name articles in Arabic too, and so do their credit notes; others do not [PAY-14] [SH-21]', async () => {
      moment = new Date();
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { price: 11_800, name: 'Gulmohar Sofa' });
      const translation = { shown_from: 'products.name', english: 'Gulmohar Sofa', translated: 'أريكة غولموهار' };
      await writeTranslations(app().db, 'ar', [{ ...translation, state: 'checked' }]);
      const basket = [{ ProductId: sofa, Quantity: 1 }];
      const { started } = await buy(app(), shopper, basket, { LanguageCode: 'ar' });
      await buy(app(), shopper, basket);
      const payment = app().db.selectFrom('payments').select('payment_id').where('provider_order_id', '=', started.id);
      const { payment_id: paymentId } = await payment.executeTakeFirstOrThrow();
      const refund = { paymentId, amount: paise(1_000), reason: 'Returned', key: `arabic-${paymentId}` };
      await app()
        .db.transaction()
        .execute((trx) => requestRefund(trx, refund));
      moment = new Date(moment.getTime() + 60_000);
      await runRefunds(app(), now);
      const named = (await documentsOf(app(), shopper)).map(({ printed }) => [
        printed.kind,
        printed.language,
        printed.lines[0]?.translated,
      ]);
      expect(named).toEqual([
        ['invoice', 'ar', 'أريكة غولموهار'],
        ['invoice', 'en', ''],
        ['credit-note', 'ar', 'أريكة غولموهار'],
      ]);
    });

    it('say what Rule 46 asks: parties, number, HSN, value, rate and tax, place of supply [PAY-14]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { price: 11_800, name: 'Gulmohar Sofa', shippingFee: 590 });
      await buy(app(), shopper, [{ ProductId: sofa, Quantity: 2 }], { BuyerGstin: '' });
      const [invoice] = await documentsOf(app(), shopper);
      expect(invoice?.printed).toMatchObject({
        kind: 'invoice',
        number: expect.stringMatching(/^TI\/26-27\/\d{6}$/),
        seller: { gstin: '08AAAAA0000A1Z2', stateName: 'Rajasthan', stateCode: '08' },
        buyer: {
          name: 'Asha Rao',
          address: '12 Lake View Road, Bengaluru, 560001',
          stateName: 'Karnataka',
          stateCode: '29',
        },
        placeOfSupply: { stateName: 'Karnataka', stateCode: '29' },
        lines: [
          { description: 'Gulmohar Sofa', hsn: '9918', quantity: 2, price: 1_180_000, shipping: 59_000, rate: 1800 },
        ],
        totals: { cgst: 0, sgst: 0, igst: 369_000, taxable: 2_050_000, total: 2_419_000 },
      });
      expect(invoice?.number.length).toBeLessThanOrEqual(16);
    });

    // The paper named the account's address, which the checkout does not show.
    it('are billed to where the shopper had it delivered, with the store’s name and colour [PAY-14]', async () => {
      const shopper = await anyShopper(app());
      const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
      const given = await handOff(app(), shopper, basket);
      const DeliveryAddress = { ...given.DeliveryAddress, Name: 'Meera Rao', AddressLineOne: '4 Beach Road' };
      await buy(app(), shopper, basket, { DeliveryAddress });
      const [invoice] = await documentsOf(app(), shopper);
      expect(invoice?.printed).toMatchObject({
        store: { name: app().settings.store.name, colour: '#4A2F1D' },
        buyer: { name: 'Meera Rao', address: expect.stringMatching(/^4 Beach Road, /) },
        delivery: null,
      });
    });

    it('within the store’s state split the tax in halves [PAY-03] [PAY-14]', async () => {
      const shopper = await anyShopper(app());
      const { rajasthan } = await testPlaces(app().db);
      const sofa = await stockedProduct(app().db, { price: 11_800 });
      const given = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      const DeliveryAddress = {
        ...given.DeliveryAddress,
        StateProvinceID: rajasthan,
        CityID: await cityIn(app(), rajasthan),
        PostalCode: '302001',
      };
      await buy(app(), shopper, [{ ProductId: sofa, Quantity: 1 }], { DeliveryAddress });
      const [invoice] = await documentsOf(app(), shopper);
      expect(invoice?.printed).toMatchObject({
        stateTax: 'SGST',
        totals: { cgst: 90_000, sgst: 90_000, igst: 0, taxable: 1_000_000, total: 1_180_000 },
      });
    });

    it('say where it was delivered when that is not where it is billed, and a company’s state [PAY-14]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { price: 11_800 });
      const basket = [{ ProductId: sofa, Quantity: 1 }];
      const given = await handOff(app(), shopper, basket);
      const { rajasthan } = await testPlaces(app().db);
      const DeliveryAddress = {
        Name: 'राजेश कुमार',
        Phone: '9123456780',
        AddressLineOne: '7 Pushkar Road',
        StateProvinceID: rajasthan,
        CityID: await cityIn(app(), rajasthan),
        PostalCode: '305001',
      };
      await buy(app(), shopper, basket, {
        ...given,
        IdempotencyKey: 'elsewhere',
        DeliveryAddress,
        BuyerGstin: '27AAPFU0939F1ZV',
      });
      const [invoice] = await documentsOf(app(), shopper);
      expect(invoice?.printed).toMatchObject({
        buyer: {
          name: 'Asha Rao',
          // In Karnataka, where the company is not registered.
          address: '',
          gstin: '27AAPFU0939F1ZV',
          stateName: 'Maharashtra',
          stateCode: '27',
        },
        delivery: {
          name: 'राजेश कुमार',
          address: expect.stringMatching(/^7 Pushkar Road, .+, 305001$/),
          gstin: '',
          stateName: 'Rajasthan',
          stateCode: '08',
        },
        placeOfSupply: { stateName: 'Rajasthan', stateCode: '08' },
        totals: { cgst: 90_000, sgst: 90_000, igst: 0 },
      });
    });

    // The paper named a buyer in Maharashtra with a PIN of Chennai, and the export 27 as the state of delivery.
    it('say billing and delivery apart for a company of another state than its delivery [PAY-14]', async () => {
      const shopper = await anyShopper(app());
      await app()
        .db.updateTable('users')
        .set({ address_line_one: '' })
        .where('user_id', '=', Number(shopper.userId))
        .execute();
      const { state_province_id: StateProvinceID } = await app()
        .db.selectFrom('states_provinces')
        .select('state_province_id')
        .where('gst_code', '=', '33')
        .executeTakeFirstOrThrow();
      const DeliveryAddress = {
        Name: 'Meera Traders',
        Phone: '9123456780',
        AddressLineOne: '4 Beach Road',
        StateProvinceID,
        CityID: await cityIn(app(), StateProvinceID),
        PostalCode: '600001',
      };
      const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
      await buy(app(), shopper, basket, { DeliveryAddress, BuyerGstin: '27AAPFU0939F1ZV' });
      const [invoice] = await documentsOf(app(), shopper);
      expect(invoice?.printed).toMatchObject({
        buyer: { name: 'Meera Traders', address: '', postalCode: '', gstin: '27AAPFU0939F1ZV', stateCode: '27' },
        delivery: { address: expect.stringMatching(/^4 Beach Road, .+, 600001$/), gstin: '', stateCode: '33' },
        placeOfSupply: { stateCode: '33' },
      });
    });

    it('of downloads alone have no delivery address [PAY-14]', async () => {
      const shopper = await anyShopper(app());
      const guide = await stockedProduct(app().db, { price: 499, digital: true });
      const { karnataka } = await testPlaces(app().db);
      const DeliveryAddress = {
        Name: 'Ravi Iyer',
        Phone: '',
        AddressLineOne: '',
        CityID: null,
        StateProvinceID: karnataka,
        PostalCode: '',
      };
      await buy(app(), shopper, [{ ProductId: guide, Quantity: 1 }], { DeliveryAddress });
      const [invoice] = await documentsOf(app(), shopper);
      expect(invoice?.printed).toMatchObject({ buyer: { name: 'Asha Rao', stateCode: '29' }, delivery: null });
    });

    it('are numbered without a gap, also when many orders are paid at once [PAY-14] [API-05]', async () => {
      const sofa = await stockedProduct(app().db, { stock: 50 });
      const shoppers = await Promise.all(Array.from({ length: 12 }, () => anyShopper(app())));
      await Promise.all(shoppers.map((shopper) => buy(app(), shopper, [{ ProductId: sofa, Quantity: 1 }])));
      const rows = await app()
        .db.selectFrom('invoices')
        .select(['sequence', 'financial_year'])
        .where('kind', '=', 'invoice')
        .where('financial_year', '=', '26-27')
        .orderBy('sequence')
        .execute();
      expect(rows.map((row) => row.sequence)).toEqual(rows.map((_row, index) => index + 1));
    });

    // Test payments took numbers of the store's own series, and their invoices looked like any other.
    it('of sandbox payments have a separate series, and say so [SEC-04] [PAY-14]', async () => {
      const shopper = await anyShopper(app());
      await buy(app(), shopper, [{ ProductId: await stockedProduct(app().db), Quantity: 1 }]);
      const [invoice] = await documentsOf(app(), shopper);
      expect(invoice).toMatchObject({
        is_test: true,
        number: expect.stringMatching(/^TI\//),
        printed: { isTest: true },
      });
      const real = await app().db.selectFrom('invoice_counters').selectAll().where('series', '=', 'invoice').execute();
      expect(real).toEqual([]);
    });

    it('begin a new series at midnight of 1 April in India [PAY-14]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db);
      const basket = [{ ProductId: sofa, Quantity: 1 }];
      await staysLoggedIn(app(), shopper);
      moment = new Date('2028-03-31T18:29:59Z');
      await buy(app(), shopper, basket);
      moment = new Date('2028-03-31T18:30:00Z');
      await buy(app(), shopper, basket);
      moment = new Date('2028-03-31T18:31:00Z');
      await buy(app(), shopper, basket);
      const numbers = (await documentsOf(app(), shopper)).map((invoice) => invoice.number);
      expect(numbers).toEqual(['TI/27-28/000001', 'TI/28-29/000001', 'TI/28-29/000002']);
    });

    // The 1,000,000th threw inside the transaction that books the money.
    it('go on beyond the 999,999th of a year [PAY-14] [PAY-11]', async () => {
      const shopper = await anyShopper(app());
      const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
      await staysLoggedIn(app(), shopper);
      moment = new Date('2029-06-01T12:00:00Z');
      await app()
        .db.insertInto('invoice_counters')
        .values({ series: 'test-invoice', financial_year: '29-30', last_number: 999_998 })
        .execute();
      await buy(app(), shopper, basket);
      await buy(app(), shopper, basket);
      const numbers = (await documentsOf(app(), shopper)).map((invoice) => invoice.number);
      expect(numbers).toEqual(['TI/29-30/999999', 'TI/29/1000000']);
    });

    it('come as a PDF to the buyer only [PAY-14] [SEC-02]', async () => {
      const [asha, ravi] = [await anyShopper(app()), await anyShopper(app())];
      const sofa = await stockedProduct(app().db);
      await buy(app(), asha, [{ ProductId: sofa, Quantity: 1 }]);
      const [invoice] = await documentsOf(app(), asha);
      const orderNumber = invoice?.order_number ?? '';
      const file = await download(app(), asha, orderNumber);
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-type']).toBe('application/pdf');
      expect(file.headers['content-disposition']).toMatch(/^attachment; filename="TI-26-27-\d{6}\.pdf"$/);
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await download(app(), ravi, orderNumber)).statusCode).toBe(403);
      expect((await download(app(), { token: '', userId: '' }, orderNumber)).statusCode).toBe(401);
      expect((await download(app(), asha, 'KC-0000-000000')).statusCode).toBe(404);
      expect((await download(app(), asha, orderNumber, { DocumentNumber: 'TI/26-27/999999' })).statusCode).toBe(404);
    });

    // Each download was drawn where all requests are answered: 32 at once kept a login waiting for ten seconds.
    it('are drawn once, in a thread of their own, and stay as they were first given out [PAY-14] [SEC-03] [SEC-10]', async () => {
      const here = jest.spyOn(PDFDocument.prototype, 'text');
      const asha = await anyShopper(app());
      await buy(app(), asha, [{ ProductId: await stockedProduct(app().db), Quantity: 1 }]);
      const [invoice] = await documentsOf(app(), asha);
      const fetched = () => download(app(), asha, String(invoice?.order_number));
      const [first, second] = await Promise.all([fetched(), fetched()]);
      expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(second.rawPayload).toEqual(first.rawPayload);
      expect(here).not.toHaveBeenCalled();
      here.mockRestore();
      const other = Buffer.from('%PDF-as it was drawn');
      const kept = app().db.updateTable('invoice_pdfs').set({ pdf: other });
      expect((await kept.where('invoice_id', '=', Number(invoice?.invoice_id)).executeTakeFirst()).numUpdatedRows).toBe(
        1n,
      );
      expect((await fetched()).rawPayload).toEqual(other);
    });

    it('come to one person 120 times in ten minutes, and to others all the same [SEC-03] [OPS-10] [SEC-10]', async () => {
      const [asha, ravi] = [await anyShopper(app()), await anyShopper(app())];
      const asked = (as: Credentials) => download(app(), as, 'KC-0000-000000').then(({ statusCode }) => statusCode);
      for (let times = 0; times < 120; times += 1) expect(await asked(asha)).toBe(404);
      expect(await asked(asha)).toBe(429);
      expect(await asked(ravi)).toBe(404);
    });

    it('are lowered by a credit note for every refund, whole or in part [PAY-14]', async () => {
      const bought = new Date();
      moment = bought;
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { price: 11_800 });
      const pouffe = await stockedProduct(app().db, { price: 2_100, rate: 5 });
      const { started } = await buy(app(), shopper, [
        { ProductId: sofa, Quantity: 1 },
        { ProductId: pouffe, Quantity: 1 },
      ]);
      const { payment_id } = await app()
        .db.selectFrom('payments')
        .select('payment_id')
        .where('provider_order_id', '=', started.id)
        .executeTakeFirstOrThrow();
      for (const [amount, key] of [
        [390_001, 'first'],
        [999_999, 'second'],
      ] as const) {
        await app()
          .db.transaction()
          .execute((trx) =>
            requestRefund(trx, {
              paymentId: payment_id,
              amount: paise(amount),
              reason: 'Returned',
              key: `${key}-${payment_id}`,
            }),
          );
        moment = new Date(moment.getTime() + 60_000);
        await runRefunds(app(), now);
      }
      const [invoice, ...notes] = await documentsOf(app(), shopper);
      const credited = sumLines(notes.flatMap((note) => note.printed.lines));
      expect(credited).toEqual(invoice?.printed.totals);
      expect(notes.map((note) => note.printed.totals.total)).toEqual([390_001, 999_999]);
      for (const { printed } of notes) {
        expect(printed.original).toEqual({ number: invoice?.number, issuedAt: bought.toISOString() });
        expect(printed.totals.taxable + printed.totals.igst).toBe(printed.totals.total);
        expect(printed.buyer).toEqual(invoice?.printed.buyer);
        expect(printed.number).toMatch(/^TC\/\d\d-\d\d\/\d{6}$/);
      }
    });
  },
  { now: () => moment },
);

describeOnDatabase(
  'tax invoices of a store in a union territory',
  (app) => {
    it('name UTGST where it has no legislature, and only within it [PAY-14]', async () => {
      const shopper = await anyShopper(app());
      const basket = [{ ProductId: await stockedProduct(app().db, { price: 11_800 }), Quantity: 1 }];
      const { state_province_id: chandigarh } = await app()
        .db.selectFrom('states_provinces')
        .select('state_province_id')
        .where('gst_code', '=', '04')
        .executeTakeFirstOrThrow();
      const given = await handOff(app(), shopper, basket);
      const CityID = await cityIn(app(), chandigarh);
      const near = { ...given.DeliveryAddress, StateProvinceID: chandigarh, CityID, PostalCode: '160017' };
      await buy(app(), shopper, basket, { DeliveryAddress: near });
      await buy(app(), shopper, basket);
      const [within, across] = await documentsOf(app(), shopper);
      expect(within?.printed).toMatchObject({ stateTax: 'UTGST', totals: { cgst: 90_000, sgst: 90_000, igst: 0 } });
      expect(across?.printed).toMatchObject({ totals: { cgst: 0, sgst: 0, igst: 180_000 } });
    });
  },
  { environment: { STORE_STATE: '04' } },
);
