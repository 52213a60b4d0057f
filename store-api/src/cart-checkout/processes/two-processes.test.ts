import { join } from 'node:path';
import { attachmentPiecePath, PIECE_BYTES } from 'shared-contracts/api/begin-attachment';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { insertProductReview } from 'shared-contracts/api/insert-product-review';
import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { logoutUser } from 'shared-contracts/api/logout-user';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import sharp from 'sharp';
import { announceAttachment } from '../../catalog/enquiries/attachments/attachments-repository.ts';
import { noise } from '../../testing/attachments.ts';
import { configureSandbox, moneyRows } from '../../testing/money.ts';
import {
  addressOf,
  answerOf,
  onceFree,
  outcomeOf,
  payAt,
  report,
  type StoreProcess,
  startStore,
  tally,
} from '../../testing/processes/store-process.ts';
import {
  anyShopper,
  type Basket,
  buy,
  handOff,
  newEmail,
  stockedProduct,
  stockOf,
  transaction,
  verification,
} from '../../testing/shop-floor.ts';
import { buildTestApp, type Credentials, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { sandboxKeys } from '../payments/sandbox/keys.ts';
import { webhookSignature } from '../payments/webhook/receive-webhook.ts';
import { WEBHOOK_PATH } from '../payments/webhook/webhook-route.ts';

// Two processes of the API over one PostgreSQL, every crowd spread over both: they must behave as one.
const BUYERS = 50;
const RIVALS = 20;
const COMPLETIONS = 40;

describe('two processes over one PostgreSQL', () => {
  let app: TestApp;
  let stores: StoreProcess[] = [];

  beforeAll(async () => {
    app = await buildTestApp();
    const database = await addressOf(app);
    const { dataDir: DATA_DIR } = app.settings;
    stores = await Promise.all([startStore(database, { DATA_DIR }), startStore(database, { DATA_DIR })]);
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.stop()));
    await app.close();
  });
  beforeEach(() => configureSandbox(app, {}));

  /** One process or the other, by turns. A busy store is asked again, as pages and the provider do. */
  const at = (turn: number): Pick<StoreProcess, 'call' | 'post'> => {
    const store = stores[turn % stores.length];
    if (!store) throw new Error('no process runs');
    return {
      call: (...request) => onceFree(() => store.call(...request)),
      post: (...request) => onceFree(() => store.post(...request)),
    };
  };
  const crowd = <Result>(count: number, act: (turn: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, turn) => act(turn)));

  type Attempt = { readonly shopper: Credentials; readonly given: Awaited<ReturnType<typeof handOff>> };

  async function attempts(count: number, basket: Basket, more = {}): Promise<Attempt[]> {
    const made: Attempt[] = [];
    for (let index = 0; index < count; index += 1) {
      const shopper = await anyShopper(app);
      made.push({ shopper, given: await handOff(app, shopper, basket, more) });
    }
    return made;
  }
  const startAll = (all: readonly Attempt[]) =>
    Promise.all(
      all.map(async ({ shopper, given }, turn) => ({
        shopper,
        turn,
        answer: await at(turn).call(getRazorPay, given, shopper),
      })),
    );

  /** Pays at one process and is paid for; what comes after is the test's. */
  async function started(shopper: Credentials, basket: Basket, turn = 0) {
    const given = await handOff(app, shopper, basket);
    const open = answerOf(getRazorPay, await at(turn).call(getRazorPay, given, shopper));
    const paid = await payAt(at(turn), open);
    if (!paid) throw new Error('the provider says it has been paid before');
    return { open, paid };
  }
  const ordersWith = (productId: number) =>
    app.db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.order_id', 'order_items.order_id')
      .select(['order_number', 'quantity'])
      .where('product_id', '=', productId)
      .where('paid_at', 'is not', null)
      .execute();

  it(`sell the last piece to one of ${BUYERS} buyers and refuse the others clearly [PAY-12] [API-05]`, async () => {
    const sofa = await stockedProduct(app.db, { stock: 1 });
    const answers = await startAll(await attempts(BUYERS, [{ ProductId: sofa, Quantity: 1 }]));
    const counts = tally(answers.map(({ answer }) => outcomeOf(answer)));
    report(`${BUYERS} buyers, one piece: ${JSON.stringify(counts)}`);
    expect(counts).toEqual({ ok: 1, 'out-of-stock': BUYERS - 1 });
    const refused = answers.find(({ answer }) => answer.status === 409);
    expect(refused?.answer.body).toMatchObject({
      lines: [{ ProductId: sofa, code: 'out-of-stock', Price: 11_800, StockQuantity: 0 }],
    });
    for (const { shopper, answer, turn } of answers.filter(({ answer: { status } }) => status === 200)) {
      const paid = await payAt(at(turn), answerOf(getRazorPay, answer));
      if (paid) await at(turn + 1).call(verifyPayment, verification(paid), shopper);
    }
    expect([(await ordersWith(sofa)).length, await stockOf(app.db, sofa)]).toEqual([1, 0]);
  });

  it('never sell more than there is when carts overlap in either order, and no request waits for ever [PAY-12] [API-05]', async () => {
    const [one, two] = [await stockedProduct(app.db, { stock: 7 }), await stockedProduct(app.db, { stock: 5 })];
    const lines = [
      { ProductId: one, Quantity: 1 },
      { ProductId: two, Quantity: 1 },
    ];
    const answers = await startAll([...(await attempts(10, lines)), ...(await attempts(10, [...lines].reverse()))]);
    const counts = tally(answers.map(({ answer }) => outcomeOf(answer)));
    report(`20 carts of two products, five of the second: ${JSON.stringify(counts)}`);
    expect(counts).toEqual({ ok: 5, 'out-of-stock': 15 });
  });

  it(`let one of ${RIVALS} rivals use a coupon that has one use [PAY-05] [API-05]`, async () => {
    const coupon = { code: 'ONCE', kind: 'fixed', value: 10_000, use_limit: 1 } as const;
    await app.db
      .insertInto('coupons')
      .values({ ...coupon, cap_paise: null, valid_until: null, valid_from: new Date(0) })
      .execute();
    const sofa = await stockedProduct(app.db, { stock: 100 });
    const rivals = await attempts(RIVALS, [{ ProductId: sofa, Quantity: 1 }], { CouponCode: 'ONCE' });
    const counts = tally((await startAll(rivals)).map(({ answer }) => outcomeOf(answer)));
    report(`${RIVALS} rivals, a coupon with one use: ${JSON.stringify(counts)}`);
    expect(counts).toEqual({ ok: 1, 'coupon-invalid': RIVALS - 1 });
    const { uses } = await app.db
      .selectFrom('coupons')
      .select('uses')
      .where('code', '=', 'ONCE')
      .executeTakeFirstOrThrow();
    expect(uses).toBe(1);
  });

  it(`start one payment for ${RIVALS} requests with one IdempotencyKey, and answer all the same [PAY-06] [PAY-15] [API-05]`, async () => {
    const sofa = await stockedProduct(app.db, { stock: 5 });
    const [attempt] = await attempts(1, [{ ProductId: sofa, Quantity: 2 }]);
    if (!attempt) throw new Error('no attempt');
    const answers = await crowd(RIVALS, (turn) => at(turn).call(getRazorPay, attempt.given, attempt.shopper));
    expect(tally(answers.map(outcomeOf))).toEqual({ ok: RIVALS });
    const ids = new Set(answers.map((answer) => answerOf(getRazorPay, answer).id));
    const of = (table: 'orders' | 'payments') =>
      app.db.selectFrom(table).select('order_id').where('user_id', '=', Number(attempt.shopper.userId)).execute();
    const held = await app.db
      .selectFrom('stock_reservations')
      .select('quantity')
      .where('product_id', '=', sofa)
      .execute();
    const counts = { ids: ids.size, orders: (await of('orders')).length, payments: (await of('payments')).length };
    report(`${RIVALS} times one key: ${JSON.stringify({ ...counts, held })}`);
    expect({ ...counts, held }).toEqual({ ids: 1, orders: 1, payments: 1, held: [{ quantity: 2 }] });
  });

  it(`write one review for ${RIVALS} requests with one IdempotencyKey, and answer all the same [API-05]`, async () => {
    const shopper = await anyShopper(app);
    const sofa = await stockedProduct(app.db);
    await buy(app, shopper, [{ ProductId: sofa, Quantity: 1 }]);
    const review = {
      ProductId: sofa,
      Rating: 5,
      Title: 'Good',
      Body: 'Sits well.',
      IdempotencyKey: 'one-review-key',
    };
    const answers = await crowd(RIVALS, (turn) => at(turn).call(insertProductReview, review, shopper));
    const distinct = new Set(answers.map((answer) => JSON.stringify(answerOf(insertProductReview, answer))));
    const rows = await app.db.selectFrom('product_reviews').select('title').where('product_id', '=', sofa).execute();
    report(`${RIVALS} times one review: answers ${distinct.size}, rows ${rows.length}`);
    expect([distinct.size, rows.length]).toEqual([1, 1]);
  });

  const INPUTS = ['verify', 'record', 'webhook'] as const;
  type Input = (typeof INPUTS)[number];
  const ORDERS = INPUTS.flatMap((first) =>
    INPUTS.filter((second) => second !== first).map((second): Input[] => [
      first,
      second,
      ...INPUTS.filter((third) => third !== first && third !== second),
    ]),
  );

  it.each(ORDERS.map((order) => [order.join(', '), order] as const))(
    'end in one state when %s come three times each to both at once [PAY-11] [API-05]',
    async (name, order) => {
      await configureSandbox(app, { webhooks: { times: 3 } });
      const shopper = await anyShopper(app);
      const sofa = await stockedProduct(app.db, { stock: 5 });
      const { open, paid } = await started(shopper, [{ ProductId: sofa, Quantity: 2 }]);
      const { body } = await app.db
        .selectFrom('sandbox_webhooks')
        .select('body')
        .where('event', '=', 'payment.captured')
        .where('body', 'like', `%${open.id}%`)
        .executeTakeFirstOrThrow();
      const { webhookSecret } = await sandboxKeys(app.db);
      const headers = { 'x-razorpay-signature': webhookSignature(body, webhookSecret) };
      const send: Record<Input, (turn: number) => Promise<{ status: number }>> = {
        verify: (turn) => at(turn).call(verifyPayment, verification(paid), shopper),
        record: (turn) => at(turn).call(insertTransaction, transaction(paid), shopper),
        webhook: (turn) => at(turn).post(WEBHOOK_PATH, body, headers),
      };
      const all = [0, 1, 2].flatMap((time) => order.flatMap((input) => [send[input](time), send[input](time + 1)]));
      const answers = tally((await Promise.all(all)).map(({ status }) => String(status)));
      const rows = await moneyRows(app, open.id);
      report(
        `${name}: answers ${JSON.stringify(answers)}, ${rows.state}, ledger ${rows.ledger}, orders ${rows.orders}`,
      );
      expect(answers).toEqual({ 200: 18 });
      expect(rows).toMatchObject({ state: 'paid', ledger: 1, orders: 1, refunds: [] });
      expect(rows.history.filter((move) => move.endsWith('→ paid'))).toHaveLength(1);
      expect(await stockOf(app.db, sofa)).toBe(3);
    },
  );

  describe('when money comes after the reservation ran out', () => {
    /** One piece, paid for; the reservation expires before the payment is reported. */
    async function late() {
      await configureSandbox(app, { webhooks: { send: false } });
      const shopper = await anyShopper(app);
      const sofa = await stockedProduct(app.db, { stock: 1 });
      const basket = [{ ProductId: sofa, Quantity: 1 }];
      const { open, paid } = await started(shopper, basket);
      const expires_at = new Date(Date.now() - 1000);
      await app.db.updateTable('stock_reservations').set({ expires_at }).where('product_id', '=', sofa).execute();
      const tell = () => crowd(6, (turn) => at(turn).call(verifyPayment, verification(paid), shopper));
      return { shopper, sofa, basket, open, tell };
    }

    it('honour it while the piece is there [PAY-11] [PAY-15] [API-05]', async () => {
      const { sofa, open, tell } = await late();
      await tell();
      expect(await moneyRows(app, open.id)).toMatchObject({ state: 'paid', ledger: 1, orders: 1, refunds: [] });
      expect([(await ordersWith(sofa)).length, await stockOf(app.db, sofa)]).toEqual([1, 0]);
    });

    it('give it back once, by themselves, when the piece is sold [PAY-11] [PAY-15] [API-05]', async () => {
      const { shopper, sofa, basket, open, tell } = await late();
      const quick = await anyShopper(app);
      const { paid } = await started(quick, basket, 1);
      await at(0).call(verifyPayment, verification(paid), quick);
      await tell();
      const isRefunded = async () => (await moneyRows(app, open.id)).state === 'refunded';
      await until(isRefunded, 'the money is given back');
      const rows = await moneyRows(app, open.id);
      expect(rows).toMatchObject({ ledger: 1, orders: 0, refunds: [{ state: 'processed', amount: 1_180_000 }] });
      const status = answerOf(getPaymentStatus, await at(1).call(getPaymentStatus, { OrderId: open.id }, shopper));
      expect(status).toEqual({ state: 'refunded' });
      expect([(await ordersWith(sofa)).length, await stockOf(app.db, sofa)]).toEqual([1, 0]);
    });
  });

  it(`number ${COMPLETIONS} invoices that are issued at once without a gap [PAY-14] [API-05]`, async () => {
    const sofa = await stockedProduct(app.db, { stock: 100 });
    const buyers = await attempts(COMPLETIONS, [{ ProductId: sofa, Quantity: 1 }]);
    await configureSandbox(app, { webhooks: { send: false } });
    const paid = await Promise.all(
      (await startAll(buyers)).map(async ({ shopper, answer, turn }) => {
        const completed = await payAt(at(turn), answerOf(getRazorPay, answer));
        if (!completed) throw new Error('the provider says it has been paid before');
        return { shopper, completed };
      }),
    );
    const answers = await Promise.all(
      paid.map(({ shopper, completed }, turn) =>
        crowd(2, (time) => at(turn + time).call(verifyPayment, verification(completed), shopper)),
      ),
    );
    const outcomes = tally(answers.flat().map(outcomeOf));
    report(`${COMPLETIONS} completions at once, each reported twice: ${JSON.stringify(outcomes)}`);
    expect(outcomes).toEqual({ ok: 2 * COMPLETIONS });
    expect(await stockOf(app.db, sofa)).toBe(100 - COMPLETIONS);
    const begun = performance.now();
    const owed = app.db.selectFrom('owed_documents').select('order_id');
    await until(async () => (await owed.execute()).length === 0, 'every invoice has its number');
    report(`${COMPLETIONS} completions at once: numbered ${Math.round(performance.now() - begun)} ms after the last`);
    const rows = await app.db
      .selectFrom('invoices')
      .select(['sequence', 'financial_year'])
      .where('kind', '=', 'invoice')
      .orderBy('financial_year')
      .orderBy('sequence')
      .execute();
    report(`${COMPLETIONS} completions at once: invoices 1 to ${rows.at(-1)?.sequence}, rows ${rows.length}`);
    expect(rows.length).toBeGreaterThanOrEqual(COMPLETIONS);
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_row, index) => index + 1));
  });

  it('take a file whose pieces come to one and the other, and end one of them in between [CON-10] [SCALE-07]', async () => {
    const third = await startStore(await addressOf(app), { DATA_DIR: app.settings.dataDir });
    const content = await noise(600, 600).png().toBuffer();
    const id = await announceAttachment(app.db, 'stairs.jpg', content.length, new Date());
    const answers: unknown[] = [];
    for (let turn = 0; turn * PIECE_BYTES < content.length; turn++) {
      const store = [third, stores[0], third][turn] ?? stores[1];
      if (turn === 3) await third.kill();
      const response = await fetch(`${store?.address}${attachmentPiecePath(id, turn * PIECE_BYTES)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(content.subarray(turn * PIECE_BYTES, (turn + 1) * PIECE_BYTES)),
      });
      answers.push(await response.json());
    }
    expect(answers.at(-1)).toMatchObject({ State: 'kept' });
    const { width, height } = await sharp(join(app.settings.dataDir, 'attachments', id)).metadata();
    expect([width, height]).toEqual([600, 600]);
  });

  it('count attempts to log in as one [API-03] [API-05]', async () => {
    const Email = newEmail();
    const tries = await crowd(RIVALS, (turn) => at(turn).call(getUserLogin, { Email, Password: 'wrong-password' }));
    const counts = tally(tries.map(outcomeOf));
    report(`${RIVALS} logins at one address: ${JSON.stringify(counts)}`);
    expect(counts).toEqual({ ok: 10, 'too-many-requests': RIVALS - 10 });
  });

  it('refuse a session at both once it has ended at one [ACC-13] [API-05]', async () => {
    const shopper = await anyShopper(app);
    const ask = (turn: number) => at(turn).call(getOrderDetail, { OrderNumber: 'KC-0000-000000' }, shopper);
    expect((await crowd(2, ask)).map(outcomeOf)).toEqual(['not-found', 'not-found']);
    await at(0).call(logoutUser, {}, shopper);
    expect((await crowd(2, ask)).map(outcomeOf)).toEqual(['session-expired', 'session-expired']);
  });
});
