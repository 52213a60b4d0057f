import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getCustomerOrderHistoryDetail } from 'shared-contracts/api/get-customer-order-history-detail';
import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { anyShopper, buy, setPrice, startPayment, staysLoggedIn, stockedProduct } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';

let moment = new Date('2026-11-21T06:00:00Z');

describeOnDatabase(
  'orders',
  (app) => {
    beforeEach(() => {
      moment = new Date('2026-11-21T06:00:00Z');
    });

    const history = (as: Credentials, page = {}) => app().call(getCustomerOrderHistoryMaster, page, as);
    const link = (
      item: { OrderItemID: number; DownloadToken?: string | undefined } | undefined,
      token = item?.DownloadToken,
    ) => app().http.inject({ url: `/api/v1/common/download-digital-file/${item?.OrderItemID}/${token}` });

    async function putFile(productId: number, content: string): Promise<void> {
      const file = `digital/${productId}.pdf`;
      const path = join(app().settings.dataDir, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      await app()
        .db.insertInto('digital_files')
        .values({ product_id: productId, file, content_type: 'application/pdf' })
        .execute();
    }

    it('appear once paid, newest first, a page at a time [ACC-09] [ACC-11]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { price: 100, stock: 99 });
      for (let day = 0; day < 3; day += 1) {
        moment = new Date(Date.UTC(2026, 10, 21 + day, 6));
        await buy(app(), shopper, [{ ProductId: sofa, Quantity: day + 1 }]);
      }
      await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 5 }]);
      const first = await history(shopper, { PageNo: 1, PageSize: 2, UserId: shopper.userId });
      expect(
        first.map((order) => [order.OrderDateUTC, order.TotalItems, order.OrderTotal, order.TotalRecords]),
      ).toEqual([
        ['2026-11-23T06:00:00.000Z', 3, 300, 3],
        ['2026-11-22T06:00:00.000Z', 2, 200, 3],
      ]);
      expect(first[0]).toMatchObject({
        OrderNumber: expect.stringMatching(/^KC-2611-\d{6}$/),
        LatestStatusName: 'Active',
        IsDispatched: false,
      });
      const second = await history(shopper, { PageNo: 2, PageSize: 2 });
      expect(second.map((order) => order.TotalItems)).toEqual([1]);
      await expect(history(shopper, { PageNo: 9 })).resolves.toEqual([]);
    });

    // In-stock orders used to show the status "Being made".
    it('show the first of what they hold, and whether it was promised as made to order [ACC-09] [CAT-13]', async () => {
      const shopper = await anyShopper(app());
      const products = await Promise.all(
        ['Sofa', 'Chair', 'Table', 'Shelf', 'Lamp'].map((name) => stockedProduct(app().db, { name })),
      );
      const [sofa = 0] = products;
      await buy(
        app(),
        shopper,
        products.map((ProductId) => ({ ProductId, Quantity: 1 })),
      );
      await app().db.insertInto('product_facts').values({ product_id: sofa, lead_days: 5 }).execute();
      moment = new Date('2026-11-22T06:00:00Z');
      await buy(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      const orders = await history(shopper);
      const shown = orders.map(({ Items, IsMadeToOrder }) => [Items?.map((item) => item.ProductName), IsMadeToOrder]);
      expect(shown).toEqual([
        [['Sofa'], true],
        [['Sofa', 'Chair', 'Table', 'Shelf'], false],
      ]);
      const details = orders.map(({ OrderNumber }) => app().call(getOrderDetail, { OrderNumber }, shopper));
      expect((await Promise.all(details)).map(({ IsMadeToOrder }) => IsMadeToOrder)).toEqual([true, false]);
    });

    it('show their articles as they were sold, whatever the catalogue says since [ACC-09]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { price: 45_000, name: 'Aarvi Sofa' });
      await buy(app(), shopper, [{ ProductId: sofa, Quantity: 2 }]);
      await app().db.updateTable('products').set({ name: 'Renamed' }).where('product_id', '=', sofa).execute();
      await setPrice(app().db, sofa, { price_paise: 100 });
      const [order] = await history(shopper);
      await expect(app().call(getCustomerOrderHistoryDetail, { OrderId: order?.OrderId }, shopper)).resolves.toEqual([
        {
          OrderItemID: expect.any(Number),
          ProductId: sofa,
          ProductName: 'Aarvi Sofa',
          DefaultImageUrl: '',
          Price: 45_000,
          Quantity: 2,
          OrderItemTotal: 90_000,
          IsDigitalProduct: false,
          LatestStatusID: 1,
          ShippingStatusID: 1,
        },
      ]);
    });

    it('show everything of one order, with the GST it contained [ACC-11] [PAY-03]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { price: 11_800, shippingFee: 590 });
      const { started, paid } = await buy(app(), shopper, [{ ProductId: sofa, Quantity: 1 }], { CouponCode: 'NEW5' });
      const [order] = await history(shopper);
      const detail = await app().call(getOrderDetail, { OrderNumber: order?.OrderNumber }, shopper);
      expect(detail).toMatchObject({
        OrderId: order?.OrderId,
        LatestStatusName: 'Active',
        OrderNote: 'Ring twice',
        ContactEmail: 'asha@example.com',
        Items: [{ ProductId: sofa, Quantity: 1 }],
        Timeline: [{ StatusID: 1, StatusName: 'Active', AtUTC: '2026-11-21T06:00:00.000Z', Reason: '' }],
        DeliveryAddress: { Name: 'Asha Rao', StateName: 'Karnataka', CityName: 'Bengaluru', PostalCode: '560001' },
        Payment: {
          PaymentId: paid.razorpay_payment_id,
          OrderId: started.id,
          State: 'paid',
          Amount: 11_800,
          Currency: 'INR',
        },
        ItemsTotal: 11_800,
        CouponCode: 'NEW5',
        Discount: 590,
        Shipping: 590,
        TaxLines: [{ rate: 18, taxable: 10_000, cgst: 0, sgst: 0, igst: 1800 }],
        TaxTotal: 1800,
        OrderTotal: 11_800,
        Documents: [
          {
            Number: expect.stringMatching(/^TI\/26-27\/\d{6}$/),
            Kind: 'invoice',
            IssuedUTC: '2026-11-21T06:00:00.000Z',
          },
        ],
      });
    });

    it('are numbered by the month of India, where midnight is at 18:30 UTC [ACC-11]', async () => {
      const shopper = await anyShopper(app());
      await staysLoggedIn(app(), shopper);
      const sofa = await stockedProduct(app().db, { stock: 99 });
      for (const at of ['2026-11-30T18:29:59.999Z', '2026-11-30T18:30:00.000Z']) {
        moment = new Date(at);
        await buy(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      }
      const numbers = (await history(shopper)).map((order) => [order.OrderNumber.slice(0, 8), order.OrderDateUTC]);
      expect(numbers).toEqual([
        ['KC-2612-', '2026-11-30T18:30:00.000Z'],
        ['KC-2611-', '2026-11-30T18:29:59.999Z'],
      ]);
    });

    it('are shown to their buyer only [API-03] [SEC-02]', async () => {
      const [asha, ravi] = [await anyShopper(app()), await anyShopper(app())];
      const sofa = await stockedProduct(app().db);
      await buy(app(), asha, [{ ProductId: sofa, Quantity: 1 }]);
      const [order] = await history(asha);
      const refusals = [
        await app().refused(getCustomerOrderHistoryMaster, { UserId: asha.userId }, ravi),
        await app().refused(getCustomerOrderHistoryDetail, { OrderId: order?.OrderId }, ravi),
        await app().refused(getOrderDetail, { OrderNumber: order?.OrderNumber }, ravi),
        await app().refused(getCustomerOrderHistoryDetail, { OrderId: 2_000_000_000 }, ravi),
        await app().refused(getOrderDetail, { OrderNumber: 'KC-2611-999999' }, ravi),
        await app().refused(getCustomerOrderHistoryMaster, {}),
      ];
      expect(refusals.map((refusal) => refusal.status)).toEqual([403, 403, 403, 404, 404, 401]);
      await expect(history(ravi)).resolves.toEqual([]);
    });

    it('hide what was never paid, even from its buyer [ACC-11]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db);
      await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      const { order_id } = await app()
        .db.selectFrom('orders')
        .select('order_id')
        .where('user_id', '=', Number(shopper.userId))
        .executeTakeFirstOrThrow();
      expect((await app().refused(getCustomerOrderHistoryDetail, { OrderId: order_id }, shopper)).status).toBe(404);
    });

    it.each([
      ['page 0', { PageNo: 0 }, 'PageNo'],
      ['half a page', { PageNo: 1.5 }, 'PageNo'],
      ['pages of 101', { PageSize: 101 }, 'PageSize'],
      ['a page that is SQL', { PageNo: '1; drop table orders' }, 'PageNo'],
    ])('refuse %s [API-03]', async (_case, page, field) => {
      const { status, problem } = await app().refused(getCustomerOrderHistoryMaster, page, await anyShopper(app()));
      expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
    });

    describe('of digital products', () => {
      async function boughtGuide(as: Credentials, content = '%PDF-1.7 room planning') {
        const guide = await stockedProduct(app().db, { price: 499, digital: true, name: 'Room Planning Guide' });
        await putFile(guide, content);
        await buy(app(), as, [{ ProductId: guide, Quantity: 1 }]);
        const [order] = await history(as);
        const items = await app().call(getCustomerOrderHistoryDetail, { OrderId: order?.OrderId }, as);
        return { order, item: items[0] };
      }

      it('are completed on capture and downloaded under their name [ACC-10] [ACC-11]', async () => {
        const { order, item } = await boughtGuide(await anyShopper(app()));
        expect(order?.LatestStatusName).toBe('Completed');
        expect(item).toMatchObject({ IsDigitalProduct: true, LatestStatusID: 3, ShippingStatusID: 3 });
        const file = await link(item);
        expect([file.statusCode, file.body]).toEqual([200, '%PDF-1.7 room planning']);
        expect(file.headers).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="room-planning-guide.pdf"',
          'cache-control': 'private, no-store',
        });
      });

      it('leave an order active that holds something to deliver too, yet can be downloaded [ACC-11]', async () => {
        const shopper = await anyShopper(app());
        const sofa = await stockedProduct(app().db);
        const guide = await stockedProduct(app().db, { price: 499, digital: true });
        await buy(
          app(),
          shopper,
          [sofa, guide].map((ProductId) => ({ ProductId, Quantity: 1 })),
        );
        const [order] = await history(shopper);
        const items = await app().call(getCustomerOrderHistoryDetail, { OrderId: order?.OrderId }, shopper);
        expect([
          order?.LatestStatusName,
          ...items.map((item) => [item.LatestStatusID, 'DownloadToken' in item]),
        ]).toEqual(['Active', [1, false], [3, true]]);
      });

      it('are linked by a token that is not the session’s, for ten minutes, for that article alone [ACC-10] [SEC-02]', async () => {
        const shopper = await anyShopper(app());
        const { item } = await boughtGuide(shopper);
        const other = await boughtGuide(await anyShopper(app()));
        const answers = [
          await link(item, other.item?.DownloadToken),
          await link(item, shopper.token),
          await link(item, 'x'),
          await link(other.item),
        ];
        moment = new Date(moment.getTime() + 10 * 60_000 - 1);
        answers.push(await link(item));
        moment = new Date(moment.getTime() + 1);
        answers.push(await link(item));
        expect(answers.map((answer) => answer.statusCode)).toEqual([403, 404, 404, 200, 200, 410]);
      });

      it('are no longer downloaded once returned [ACC-10]', async () => {
        const { item } = await boughtGuide(await anyShopper(app()));
        await app()
          .db.updateTable('order_items')
          .set({ status_id: 4 })
          .where('order_item_id', '=', Number(item?.OrderItemID))
          .execute();
        expect((await link(item)).statusCode).toBe(404);
      });
    });
  },
  { now: () => moment },
);
