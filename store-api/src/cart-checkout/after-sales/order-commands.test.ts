import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { configureSandbox, deliverWebhooks, moneyRows, runRefunds } from '../../testing/money.ts';
import { operator } from '../../testing/operator.ts';
import { anyShopper, buy, startPayment, stockedProduct, stockOf } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('an operator with orders', (app) => {
  /** What is typed, word by word: a reason of several words is one. */
  const store = (...words: string[]) => operator(app(), ['orders', ...words]);
  const refused = (fault: string) => ({ lines: [], faults: [fault], exit: 1 });
  const done = (line: string) => ({ lines: [line], faults: [], exit: 0 });

  async function placed() {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { stock: 5, price: 11_800, name: 'Test Divan\u001b[31m' });
    const { started, paid } = await buy(app(), shopper, [{ ProductId: sofa, Quantity: 2 }]);
    const { order_number, order_id } = await app()
      .db.selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.order_id')
      .select(['order_number', 'orders.order_id'])
      .where('provider_order_id', '=', started.id)
      .executeTakeFirstOrThrow();
    const number = order_number ?? '';
    const shown = () => app().call(getOrderDetail, { OrderNumber: number }, shopper);
    return { shopper, sofa, started, paid, number, id: order_id, shown };
  }
  const refundsDone = () => runRefunds(app(), () => new Date(Date.now() + 60_000));

  beforeEach(() => configureSandbox(app(), {}));

  it('lists the paid, newest first, and by status, payment and day [API-06]', async () => {
    const [older, newer] = [await placed(), await placed()];
    await store('move', newer.number, 'InProgress');
    const { lines } = await store('list');
    const numbers = lines.map((line) => line.split(' ')[0]);
    expect(numbers.slice(1, 3)).toEqual([newer.number, older.number]);
    expect(lines[1]).toMatch(/^KC-\d{4}-\d{6} +\d{4}-\d\d-\d\d \d\d:\d\d +InProgress +paid +₹23,600 +2$/);
    expect(lines.at(-1)).toBe('Page 1, the last');
    expect((await store('list', '--status', 'inprogress')).lines[1]).toContain(newer.number);
    expect((await store('list', '--status', 'Active')).lines.join()).not.toContain(newer.number);
    const today = lines[1]?.split(/ {2,}/)[1]?.slice(0, 10) ?? '';
    expect((await store('list', '--from', today, '--to', today)).lines[1]).toContain(newer.number);
    expect((await store('list', '--to', '2020-01-01')).lines).toEqual(['No such orders.']);
    expect((await store('list', '--page', '900')).lines).toEqual(['No more such orders.']);
  });

  it('finds a purchase that was not paid by its payment, and shows it by its id [API-06] [PAY-15]', async () => {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db);
    const started = await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
    const { order_id } = await app()
      .db.selectFrom('payments')
      .select('order_id')
      .where('provider_order_id', '=', started.id)
      .executeTakeFirstOrThrow();
    expect((await store('list', '--payment', 'created')).lines[1]).toMatch(new RegExp(`^${order_id}  .*-  .*created `));
    expect((await store('show', String(order_id))).lines[0]).toMatch(new RegExp(`^${order_id}  not paid  `));
    expect(await store('move', String(order_id), 'InProgress')).toEqual(
      refused(`Order ${order_id} is not paid, so it cannot move.`),
    );
    expect(await store('refund', String(order_id))).toEqual(
      refused('No money has come for this order. Nothing was changed.'),
    );
  });

  it.each([
    [['list', '--status', 'lost'], '--status is one of: Active, InProgress, Completed, Returned, Refunded.'],
    [['list', '--from', '2026-02-30'], '--from is a day like 2026-11-21.'],
    [['list', '--to', 'tomorrow'], '--to is a day like 2026-11-21.'],
    [['list', '--page', '0'], '--page is a whole number, at least 1.'],
    [['show', 'KC-0000-\u001b[2J000000'], 'There is no order KC-0000- [2J000000.'],
    [['move', 'KC-0000-000000', 'Completed'], 'There is no order KC-0000-000000.'],
    [
      ['move', 'KC-0000-000000', 'Completed', '--restock'],
      '--restock goes with Returned: what never left returns to stock by itself.',
    ],
    [['refund', 'KC-0000-000000', '--amount', '1e3'], '--amount is in rupees, at least 1, like 1250 or 1250.50.'],
    [['refund', 'KC-0000-000000', '--amount', '0.50'], '--amount is in rupees, at least 1, like 1250 or 1250.50.'],
    [
      ['refund', 'KC-0000-000000', '--again', 'rest-1-0', '--reason', 'Why'],
      expect.stringContaining('no other option'),
    ],
  ])('reads what is wrong with %j [API-06]', async (words, fault) => {
    expect(await store(...words)).toEqual(refused(fault));
  });

  it.each([
    [['list', 'Active'], /^Too many arguments/],
    [['show'], /^Missing required argument 'ORDER'/],
    [['move', 'KC-0000-000000'], /^Missing required argument 'STATUS'/],
    [['refund', 'KC-0000-000000', '--amount'], /'--amount <RUPEES>' argument missing/],
  ])('reads what is missing in %j [API-06]', async (words, fault) => {
    const answer = await store(...words);
    expect(answer).toMatchObject({ lines: [], exit: 1 });
    expect(answer.faults[0]).toMatch(fault);
  });

  it('sees all of an order that the work takes, on one screen that no text of a shopper controls [API-06] [SEC-02]', async () => {
    const { number, started, paid, sofa } = await placed();
    await store('move', number, 'InProgress', '--reason', 'In the workshop');
    await store('refund', number, '--amount', '600', '--key', 'scratch', '--reason', 'A scratch');
    await refundsDone();
    const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
    const { lines, exit } = await store('show', number.toLowerCase());
    expect(exit).toBe(0);
    const expected = [
      `${number}  InProgress  ${time}`,
      'Buyer:    Asha Rao, asha@example.com',
      'Phone:    9876543210',
      'Address:  12 Lake View Road, Bengaluru, Karnataka, 560001',
      'Note:     Ring twice',
      'Lines:',
      String.raw`  2 × Test Divan \[31m \(product ${sofa}\)  ₹23,600  InProgress`,
      '  Discount ₹0, shipping ₹0, total ₹23,600 with GST ₹3,600',
      `Payment:  partly-refunded, ₹23,600, sandbox ${started.id} ${paid.razorpay_payment_id}`,
      String.raw`  ${time}  created \(started\)`,
      String.raw`  ${time}  paid \(captured\)`,
      String.raw`  ${time}  partly-refunded \(refunded\)`,
      String.raw`  ${time}  refund of ₹600 processed, order-\d+-scratch, attempts: 1: A scratch`,
      'Order:',
      `  ${time}  Active`,
      `  ${time}  InProgress: In the workshop`,
      String.raw`Expected: \d{4}-\d\d-\d\d`,
      String.raw`Document: TI/\d\d-\d\d/\d{6}  ${time}`,
      String.raw`Document: TC/\d\d-\d\d/\d{6}  ${time}`,
      String.raw`Mail:     \d+  order-confirmed  waiting  ${time} to asha@example.com`,
      String.raw`Mail:     \d+  order-for-store  waiting  ${time} to .+`,
      String.raw`Mail:     \d+  money-returned  waiting  ${time} to asha@example.com`,
    ];
    expect(lines).toEqual(expected.map((line) => expect.stringMatching(new RegExp(`^${line}$`))));
  });

  it('moves an order step by step; the same move again is none, another is refused [API-06] [ACC-11]', async () => {
    const { number, shown } = await placed();
    expect(await store('move', number, 'Completed')).toEqual(
      refused(
        `${number} is Active and cannot become Completed. It may become InProgress or Refunded. Nothing was changed.`,
      ),
    );
    expect(await store('move', number, 'inprogress', '--reason', 'In the workshop')).toEqual(
      done(`${number}: Active → InProgress`),
    );
    expect(await store('move', number, 'InProgress')).toEqual(
      done(`${number} is InProgress already. Nothing was changed.`),
    );
    await store('move', number, 'Completed');
    expect((await shown()).Timeline.map((step) => [step.StatusName, step.Reason])).toEqual([
      ['Active', ''],
      ['InProgress', 'In the workshop'],
      ['Completed', ''],
    ]);
  });

  it.each([
    ['returned, may be sold again on request', ['--restock'], 5],
    ['returned, is not sold again otherwise', [], 3],
  ])('what was %s [API-06] [ACC-11]', async (_case, options, left) => {
    const { number, sofa, started } = await placed();
    for (const status of ['InProgress', 'Completed']) await store('move', number, status);
    await store('move', number, 'Returned', ...options);
    await store('move', number, 'Returned', '--restock');
    expect(await stockOf(app().db, sofa)).toBe(left);
    await store('move', number, 'Refunded');
    await refundsDone();
    expect(await stockOf(app().db, sofa)).toBe(left);
    expect((await moneyRows(app(), started.id)).state).toBe('refunded');
    expect(await store('move', number, 'Active')).toEqual(
      refused(`${number} is Refunded and cannot become Active. This status is final. Nothing was changed.`),
    );
  });

  it('gives back an amount once per key, and no more than there is [API-06] [PAY-11]', async () => {
    const { number, started } = await placed();
    expect(await store('refund', number, '--amount', '600')).toEqual(
      refused('An --amount needs a --key, a name of your own: typed twice, it is given back once.'),
    );
    const part = ['refund', number, '--amount', '600.50', '--key', 'scratch'] as const;
    const asked = `${number}: ₹600.50 will be given back; the running store asks the provider within seconds.`;
    expect(await store(...part)).toEqual(done(asked));
    expect(await store(...part)).toEqual(done(`${number}: ₹600.50 is being given back already. Nothing was changed.`));
    await refundsDone();
    expect(await store(...part)).toEqual(done(`${number}: ₹600.50 has been given back already. Nothing was changed.`));
    expect(await store('refund', number, '--amount', '700', '--key', 'scratch')).toEqual(
      refused('This --key was used for another amount. Nothing was changed.'),
    );
    expect(await store('refund', number, '--amount', '22999.51', '--key', 'more')).toEqual(
      refused('Only ₹22,999.50 of it is left to give back. Nothing was changed.'),
    );
    const { state, refunds } = await moneyRows(app(), started.id);
    expect([state, refunds]).toEqual(['partly-refunded', [{ state: 'processed', amount: 60_050 }]]);
  });

  it('gives back the whole once, at the provider, with a credit note [API-06] [PAY-14]', async () => {
    const { number, started, paid, id } = await placed();
    const answers = await Promise.all([1, 2, 3].map(() => store('refund', number, '--reason', 'Came broken')));
    expect(answers.filter(({ lines }) => lines[0]?.includes('will be given back'))).toHaveLength(1);
    await refundsDone();
    await refundsDone();
    expect(await store('refund', number)).toEqual(
      done(`${number}: ₹23,600 has been given back already. Nothing was changed.`),
    );
    const { state, refunds } = await moneyRows(app(), started.id);
    expect([state, refunds]).toEqual(['refunded', [{ state: 'processed', amount: 2_360_000 }]]);
    const notes = await app()
      .db.selectFrom('invoices')
      .select('document')
      .where('order_id', '=', id)
      .where('kind', '=', 'credit-note')
      .execute();
    expect(notes.map(({ document }) => JSON.parse(document))).toMatchObject([
      { reason: 'Came broken', totals: { total: 2_360_000 } },
    ]);
    expect((await store('move', number, 'Refunded')).exit).toBe(0);
    await refundsDone();
    const atProvider = await app()
      .db.selectFrom('sandbox_refunds')
      .select('amount')
      .where('payment_id', '=', paid.razorpay_payment_id)
      .execute();
    expect(atProvider).toEqual([{ amount: 2_360_000 }]);
  });

  it('asks again for the whole after the provider has refused it [API-06] [PAY-11]', async () => {
    const { number, started } = await placed();
    await configureSandbox(app(), { refunds: 'refused' });
    await store('refund', number);
    await refundsDone();
    while ((await deliverWebhooks(app(), new Date(Date.now() + 60_000))) > 0);
    expect((await moneyRows(app(), started.id)).refunds).toEqual([{ state: 'failed', amount: 2_360_000 }]);
    // The same once more, refused once more: its own key asks a third time.
    const asked = (await store('show', number)).lines.join('\n').match(/failed, (rest-\d+-0)/)?.[1] ?? '';
    const { refund_id } = await app()
      .db.selectFrom('refunds')
      .select('refund_id')
      .where('request_key', '=', asked)
      .executeTakeFirstOrThrow();
    expect((await store('refund', number, '--again', asked)).lines[0]).toContain('₹23,600 will be given back');
    await refundsDone();
    while ((await deliverWebhooks(app(), new Date(Date.now() + 60_000))) > 0);
    expect(await store('refund', number, '--again', asked)).toEqual(
      done(
        `${number}: the provider refused to give back ₹23,600. \`--again again-${refund_id}\` asks once more. Nothing was changed.`,
      ),
    );
    await configureSandbox(app(), {});
    expect((await store('refund', number)).lines[0]).toContain('will be given back');
    await refundsDone();
    expect((await moneyRows(app(), started.id)).state).toBe('refunded');
  });
});
