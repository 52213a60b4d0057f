import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { daysFrom } from 'shared-contracts/domain/day-text';
import { indianDay } from '../../../platform/time.ts';
import { emptyOutbox } from '../../../testing/empty-outbox.ts';
import { operator } from '../../../testing/operator.ts';
import { anyShopper, buy, stockedProduct, stockOf } from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';
import { ordersOfPeople } from '../../personal-data.ts';

describeOnDatabase('a delivery', (app) => {
  const store = (...words: string[]) => operator(app(), ['orders', ...words]);
  const later = () => new Date(Date.now() + 60_000);
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-dispatch-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function placed(product: Parameters<typeof stockedProduct>[1] = {}) {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { stock: 5, ...product });
    await buy(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
    const { order_number } = await app()
      .db.selectFrom('orders')
      .select('order_number')
      .where('user_id', '=', Number(shopper.userId))
      .executeTakeFirstOrThrow();
    const number = order_number ?? '';
    const shown = () => app().call(getOrderDetail, { OrderNumber: number }, shopper);
    return { shopper, sofa, number, shown, delivery: async () => (await shown()).Delivery };
  }
  // Nine days from the payment, as promised.
  const promised = (paid: Date) => indianDay(daysFrom(paid, 9));
  const nothingKnown = {
    ExpectedOn: expect.any(String),
    DispatchedUTC: null,
    Carrier: '',
    TrackingNumber: '',
    TrackingUrl: '',
  };

  it('appears in a shopper’s words, from confirmed to delivered, and what has come back had left [API-06] [PAY-18]', async () => {
    const started = new Date();
    const order = await placed();
    expect([started, new Date()].map(promised)).toContain((await order.delivery())?.ExpectedOn);
    expect(await order.delivery()).toEqual({ State: 'confirmed', ...nothingKnown });
    await store('move', order.number, 'InProgress');
    expect(await order.delivery()).toEqual({ State: 'being-made', ...nothingKnown });
    expect((await store('expect', order.number, '2026-12-05')).lines).toEqual([
      `${order.number}: expected on 2026-12-05`,
    ]);
    expect(await order.delivery()).toMatchObject({ State: 'being-made', ExpectedOn: '2026-12-05' });
    await store(
      'dispatch',
      order.number,
      '--carrier',
      'Blue Dart',
      '--tracking',
      '8123',
      '--link',
      'https://a.example/8123',
    );
    expect(await order.delivery()).toEqual({
      State: 'dispatched',
      ExpectedOn: '2026-12-05',
      DispatchedUTC: expect.any(String),
      Carrier: 'Blue Dart',
      TrackingNumber: '8123',
      TrackingUrl: 'https://a.example/8123',
    });
    expect((await store('show', order.number)).lines).toEqual(
      expect.arrayContaining(['Expected: 2026-12-05', expect.stringMatching(/^Left: .* Blue Dart {2}8123 {2}https/)]),
    );
    await store('move', order.number, 'Completed');
    expect((await order.delivery())?.State).toBe('delivered');
    await store('move', order.number, 'Returned');
    // Its timeline had lost the dispatch, and its page the parcel's number.
    expect(await order.delivery()).toMatchObject({
      State: 'delivered',
      DispatchedUTC: expect.any(String),
      TrackingNumber: '8123',
    });
  });

  it('moves an order on and mails once, in the shopper’s language; a correction mails nothing [API-06]', async () => {
    const order = await placed();
    const { email_address } = await app()
      .db.updateTable('users')
      .set({ email_proven_at: new Date() })
      .where('user_id', '=', Number(order.shopper.userId))
      .returning('email_address')
      .executeTakeFirstOrThrow();
    await app()
      .db.updateTable('orders')
      .set({ contact_email: email_address })
      .where('order_number', '=', order.number)
      .execute();
    await emptyOutbox(app(), later);
    const details = ['--carrier', 'Blue Dart', '--tracking', '8123', '--expected', '2026-12-01'];
    expect((await store('dispatch', order.number, ...details, '--dry-run')).lines[0]).toContain(
      `Would: ${order.number}: Active → InProgress, dispatched; mail `,
    );
    expect((await order.shown()).LatestStatusName).toBe('Active');
    expect((await store('dispatch', order.number, ...details)).lines).toEqual([
      expect.stringMatching(
        `^${order.number}: Active → InProgress, dispatched; mail \\d+ to .* leaves within a minute$`,
      ),
    ]);
    expect((await order.shown()).LatestStatusName).toBe('InProgress');
    const [mail, ...more] = await emptyOutbox(app(), later);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(`Your order ${order.number} is on its way`);
    expect(mail?.text).toMatch(/^Arrives: By Tue 1 Dec$/m);
    expect(mail?.text).toContain('Carrier: Blue Dart');
    expect(mail?.text).toContain('Tracking number: 8123');
    expect((await store('dispatch', order.number, '--tracking', '8124')).lines[0]).toContain('without a mail');
    expect(await order.delivery()).toMatchObject({ Carrier: 'Blue Dart', TrackingNumber: '8124' });
    expect(await emptyOutbox(app(), later)).toEqual([]);
  });

  it('that has left does not return to stock by a refund alone [API-06] [PAY-12]', async () => {
    const [unsent, sent] = [await placed(), await placed()];
    await store('dispatch', sent.number);
    for (const { number } of [unsent, sent]) await store('move', number, 'Refunded');
    expect([await stockOf(app().db, unsent.sofa), await stockOf(app().db, sent.sofa)]).toEqual([5, 4]);
  });

  it('is in a person’s download, and goes with the account [SEC-05]', async () => {
    const order = await placed();
    await store('dispatch', order.number, '--carrier', 'Blue Dart', '--tracking', 'AWB-77');
    const person = { userId: Number(order.shopper.userId), email: '', isEmailProven: false };
    expect(JSON.stringify(await ordersOfPeople.held(app().db, person))).toContain('"trackingNumber":"AWB-77"');
    await ordersOfPeople.erase(app().db, person, new Date());
    const left = await app()
      .db.selectFrom('order_deliveries')
      .selectAll()
      .where('tracking_number', '=', 'AWB-77')
      .execute();
    expect(left).toEqual([]);
  });

  it.each([
    [['dispatch', 'KC-0000-000000'], /^There is no order KC-0000-000000\. Nothing/],
    [['dispatch', 'KC-0000-000000', '--expected', '2026-02-30'], /^--expected is a day like/],
    [['dispatch', 'KC-0000-000000', '--link', 'javascript:alert(1)'], /begins with https/],
    [['dispatch', 'KC-0000-000000', '--link', 'https://asha:secret@a.example'], /begins with https/],
    [['dispatch', 'KC-0000-000000', '--carrier', 'x'.repeat(81)], /at most 80/],
    [['expect', 'KC-0000-000000', 'soon'], /^DAY is a day like/],
  ])('is refused as %j [API-06]', async (words, fault) => {
    const answer = await store(...words);
    expect(answer).toMatchObject({ exit: 1, lines: [] });
    expect(answer.faults[0]).toMatch(fault);
  });

  it('is none of an order of downloads, nor of one that is over [API-06]', async () => {
    const download = await placed({ digital: true });
    expect((await store('dispatch', download.number)).faults[0]).toMatch(/downloads only|is Completed/);
    const over = await placed();
    await store('move', over.number, 'Refunded');
    expect((await store('dispatch', over.number)).faults).toEqual([`${over.number} is Refunded. Nothing was changed.`]);
  });

  it('comes from a file, all of it or nothing, faults by row [API-06]', async () => {
    const [one, two] = [await placed(), await placed()];
    const path = join(folder, 'dispatched.csv');
    await writeFile(
      path,
      `order,carrier,tracking,expected\n${one.number},Blue Dart,1,2026-12-01\nKC-9,"Delhi, very",2,\n${two.number},,x,soon\n`,
    );
    const values = await store('dispatch-all', path);
    expect(values.faults[0]).toBe('Row 4: expected is a day like 2026-11-21.\nNothing was changed.');
    await writeFile(
      path,
      `order,carrier,tracking,expected\n${one.number},Blue Dart,1,2026-12-01\n,,,\nKC-9,"Delhi, very",2,\n`,
    );
    expect((await store('dispatch-all', path)).faults[0]).toBe('Row 4: There is no order KC-9.\nNothing was changed.');
    expect((await one.delivery())?.State).toBe('confirmed');
    await writeFile(path, `order,tracking\n${one.number},1\n${one.number.toLowerCase()},2\n`);
    expect((await store('dispatch-all', path)).faults[0]).toContain(
      `Row 3: ${one.number} is in an earlier row already.`,
    );
    await writeFile(path, `\ufeffOrder,Tracking\n${one.number},1\n${two.number.toLowerCase()},2\n`);
    expect((await store('dispatch-all', path, '--dry-run')).lines).toHaveLength(3);
    expect((await one.delivery())?.State).toBe('confirmed');
    expect((await store('dispatch-all', path)).lines).toEqual(
      [one, two].map(({ number }) => expect.stringContaining(`${number}: Active → InProgress, dispatched; mail `)),
    );
    expect(await two.delivery()).toMatchObject({ State: 'dispatched', TrackingNumber: '2' });
    await writeFile(path, 'order,parcel\nKC-9,1\n');
    expect((await store('dispatch-all', path)).faults[0]).toContain('There is no column parcel');
  });
});
