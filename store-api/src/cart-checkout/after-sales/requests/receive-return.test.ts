import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import { moneyRows, runRefunds } from '../../../testing/money.ts';
import { ask, bought, finalSale, orders, type Piece, requestMails } from '../../../testing/order-requests.ts';
import { acceptedReturn, creditNotesOf, type DeliveredOrder, deliveredOrder } from '../../../testing/returns.ts';
import { anyShopper, stockedProduct, stockOf } from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';

const now = () => new Date();
const soon = () => new Date(Date.now() + 1000);

describeOnDatabase('a return, as the store deals with it', (app) => {
  const store = (...words: string[]) => orders(app(), now, ...words);

  const delivered = (more: Record<string, unknown> = {}) => deliveredOrder(app(), { now, ...more });
  const accepted = (order: DeliveredOrder, ...pieces: Piece[]) => acceptedReturn(app(), now, order, pieces);
  const creditNotes = (orderId: number) => creditNotesOf(app(), orderId);

  const paid = async (orderId: number, productId: number) => {
    const item = await app()
      .db.selectFrom('order_items')
      .select(['charged_paise', 'coupon_share_paise', 'quantity'])
      .where('order_id', '=', orderId)
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow();
    return item;
  };

  it('is accepted, comes back, and gives back the money of its pieces at their own rate [ACC-11] [PAY-14]', async () => {
    const order = await delivered();
    const reference = await accepted(order, order.piece(order.sofa, 2));
    expect((await order.detail()).Requests).toMatchObject([{ State: 'accepted' }]);
    expect(await store('receive', reference)).toEqual([
      expect.stringContaining(`${reference}: done (${order.number}); mail `),
      '₹23,993.33 will be given back; the running store asks the provider within seconds.',
    ]);
    await runRefunds(app(), soon);
    expect(await order.detail()).toMatchObject({
      LatestStatusName: 'Completed',
      Payment: { State: 'partly-refunded' },
      Requests: [{ State: 'done' }],
      Returnable: [order.piece(order.sofa, 1), order.piece(order.stool, 2)],
    });
    const [note] = await creditNotes(order.id);
    expect((await order.detail()).Documents).toEqual([
      { Number: expect.stringMatching(/^TI\//), Kind: 'invoice', IssuedUTC: expect.any(String) },
      { Number: note?.number, Kind: 'credit-note', IssuedUTC: note?.issuedAt },
    ]);
    expect(note).toMatchObject({
      reason: `Returned, ${reference}`,
      lines: [{ description: 'Gulmohar Sofa', quantity: 2, shipping: 39_333, rate: 1800, total: 2_399_333 }],
      totals: { taxable: 2_033_333, igst: 366_000, total: 2_399_333 },
    });
    expect(await stockOf(app().db, order.sofa)).toBe(2);
    const decided = (await requestMails(app(), reference)).slice(2);
    expect(decided.map((mail) => [mail.template, mail.recipient, mail.facts.decision, mail.facts.amount])).toEqual([
      ['order-request-decided', 'asha@example.com', 'accepted', 2_399_333],
      ['order-request-decided', 'asha@example.com', 'done', 2_399_333],
    ]);
  });

  it('of everything, in parts, ends the order: Returned, Refunded, to the last paisa [ACC-11] [PAY-14]', async () => {
    const order = await delivered({ CouponCode: 'NEW5' });
    const { sofa, stool, piece } = order;
    const parts = [[piece(sofa, 1)], [piece(sofa, 1), piece(stool, 1)], [piece(stool, 1)], [piece(sofa, 1)]];
    for (const [place, part] of parts.entries()) {
      expect((await order.detail()).LatestStatusName).toBe('Completed');
      const reference = await accepted(order, ...part);
      await store('receive', reference, ...(place % 2 === 0 ? ['--restock'] : []));
      await runRefunds(app(), soon);
    }
    const { Timeline, IsPartlyRefunded, Payment, Returnable, OrderTotal } = await order.detail();
    expect(Timeline.map((step) => step.StatusName)).toEqual([
      'Active',
      'InProgress',
      'Completed',
      'Returned',
      'Refunded',
    ]);
    expect(Timeline.at(-1)?.Reason).toMatch(/^RT-/);
    expect([Payment.State, IsPartlyRefunded, Returnable]).toEqual(['refunded', false, []]);
    const notes = await creditNotes(order.id);
    expect(notes.map((note) => note.lines.map((line) => [line.description, line.quantity]))).toEqual([
      [['Gulmohar Sofa', 1]],
      [
        ['Gulmohar Sofa', 1],
        ['Neem Stool', 1],
      ],
      [['Neem Stool', 1]],
      [['Gulmohar Sofa', 1]],
    ]);
    const lines = notes.flatMap((note) => note.lines);
    const credited = (name: string) =>
      lines.filter((line) => line.description === name).reduce((sum, line) => sum + line.total, 0);
    expect(credited('Gulmohar Sofa')).toBe((await paid(order.id, sofa)).charged_paise);
    expect(credited('Neem Stool')).toBe((await paid(order.id, stool)).charged_paise);
    expect(notes.reduce((sum, note) => sum + note.totals.total, 0)).toBe(Math.round(OrderTotal * 100));
    // Restocked: a sofa of the first part, a stool of the third.
    expect([await stockOf(app().db, sofa), await stockOf(app().db, stool)]).toEqual([3, 4]);
  });

  it('leaves downloads with the shopper when all else is back [ACC-10] [ACC-11]', async () => {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { price: 11_800 });
    const guide = await stockedProduct(app().db, { price: 499, digital: true });
    const basket = [sofa, guide].map((ProductId) => ({ ProductId, Quantity: 1 }));
    const order = await bought(app(), shopper, basket, { now });
    await order.deliver();
    const reference = await ask(app(), shopper, order.returned([order.piece(sofa, 1)]));
    await store('accept', reference);
    await store('receive', reference);
    await runRefunds(app(), soon);
    const { LatestStatusName, IsPartlyRefunded, Items, Payment } = await order.detail();
    expect([LatestStatusName, IsPartlyRefunded, Payment.State]).toEqual(['Refunded', true, 'partly-refunded']);
    const [row] = await app().call(getCustomerOrderHistoryMaster, {}, shopper);
    expect(row).toMatchObject({ LatestStatusName: 'Refunded', IsPartlyRefunded: true });
    expect(Items.map((item) => [item.LatestStatusID, 'DownloadToken' in item])).toEqual([
      [5, false],
      [3, true],
    ]);
    expect((await moneyRows(app(), order.started.id)).refunds).toEqual([{ state: 'processed', amount: 1_180_000 }]);
  });

  it('does not end an order of which something may not come back [ACC-11]', async () => {
    const shopper = await anyShopper(app());
    const [sofa, final] = [await stockedProduct(app().db), await finalSale(app())];
    const basket = [sofa, final].map((ProductId) => ({ ProductId, Quantity: 1 }));
    const order = await bought(app(), shopper, basket, { now });
    await order.deliver();
    const reference = await ask(app(), shopper, order.returned([order.piece(sofa, 1)]));
    await store('accept', reference);
    await store('receive', reference);
    expect((await order.detail()).LatestStatusName).toBe('Completed');
  });

  it('gives back less what was given back for the pieces before, and nothing twice [ACC-11] [PAY-11] [PAY-14]', async () => {
    const order = await delivered();
    await store('refund', order.number, '--amount', '10000', '--key', 'late');
    await runRefunds(app(), soon);
    const all = await accepted(order, order.piece(order.sofa, 3), order.piece(order.stool, 2));
    await store('receive', all);
    await runRefunds(app(), soon);
    const { OrderTotal, Payment } = await order.detail();
    const { refunds } = await moneyRows(app(), order.started.id);
    expect(refunds.reduce((sum, refund) => sum + refund.amount, 0)).toBe(Math.round(OrderTotal * 100));
    expect(Payment.State).toBe('refunded');
    const notes = await creditNotes(order.id);
    expect(notes.reduce((sum, note) => sum + note.totals.total, 0)).toBe(Math.round(OrderTotal * 100));
  });

  it('of what had its money back already needs no more [ACC-11] [PAY-11]', async () => {
    const order = await delivered();
    await store('refund', order.number);
    const reference = await accepted(order, order.piece(order.sofa, 1));
    expect(await store('receive', reference)).toEqual([
      expect.stringContaining(`${reference}: done (${order.number}); mail `),
      'Their money has been given back before.',
    ]);
    expect((await moneyRows(app(), order.started.id)).refunds).toHaveLength(1);
  });

  it('received by two operators at once gives its money back once [ACC-11] [PAY-11]', async () => {
    const order = await delivered();
    const reference = await accepted(order, order.piece(order.stool, 1));
    const outputs = await Promise.all([1, 2, 3].map(() => store('receive', reference, '--restock')));
    expect(outputs.filter(([first]) => first?.startsWith(`${reference}: done (${order.number}); mail `))).toHaveLength(
      1,
    );
    expect(outputs.filter(([first]) => first === `${reference} is done already. Nothing was changed.`)).toHaveLength(2);
    expect((await moneyRows(app(), order.started.id)).refunds).toEqual([{ state: 'requested', amount: 210_000 }]);
    expect(await stockOf(app().db, order.stool)).toBe(4);
  });

  it('refused informs the shopper why, and changes nothing else [ACC-11]', async () => {
    const order = await delivered();
    const reference = await ask(app(), order.shopper, order.returned([order.piece(order.sofa, 1)]));
    expect((await store('refuse', reference))[0]).toBe("✗ Required option '--reason <TEXT>' not specified");
    expect(await store('refuse', reference, '--reason', ' ')).toEqual([
      '✗ Say why, with --reason "…": the shopper reads it.',
    ]);
    expect(await store('refuse', reference, '--reason', 'It has been used')).toEqual([
      expect.stringMatching(/: refused \(.*\); mail \d+ to .* leaves within a minute$/),
    ]);
    expect(await store('refuse', reference, '--reason', 'Again')).toEqual([
      `${reference} is refused already. Nothing was changed.`,
    ]);
    expect(await store('accept', reference)).toEqual([
      `✗ ${reference} is refused and cannot become accepted. This status is final. Nothing was changed.`,
    ]);
    const mails = await requestMails(app(), reference);
    expect(mails.at(-1)).toMatchObject({
      template: 'order-request-decided',
      facts: { decision: 'refused', answer: 'It has been used' },
    });
    expect(mails).toHaveLength(3);
    expect((await order.detail()).LatestStatusName).toBe('Completed');
    expect((await moneyRows(app(), order.started.id)).refunds).toEqual([]);
  });

  it('is received after it was accepted [ACC-11]', async () => {
    const order = await delivered();
    const reference = await ask(app(), order.shopper, order.returned([order.piece(order.sofa, 1)]));
    expect(await store('receive', reference)).toEqual([
      `✗ ${reference} is open and cannot become done. It may become accepted or refused. Nothing was changed.`,
    ]);
  });

  it('is left to the operator who moves the whole order, and nothing counts twice [ACC-11] [PAY-11]', async () => {
    const order = await delivered();
    const back = await accepted(order, order.piece(order.sofa, 1));
    await store('receive', back, '--restock');
    const waiting = await accepted(order, order.piece(order.sofa, 1));
    await store('move', order.number, 'Returned', '--restock');
    expect(await stockOf(app().db, order.sofa)).toBe(5);
    expect(await store('receive', waiting)).toEqual([
      `✗ The order of ${waiting} is Returned, so it cannot become done. Nothing was changed.`,
    ]);
    await store('move', order.number, 'Refunded');
    await runRefunds(app(), soon);
    const { refunds, state } = await moneyRows(app(), order.started.id);
    expect(state).toBe('refunded');
    expect(refunds.reduce((sum, refund) => sum + refund.amount, 0)).toBe(
      Math.round((await order.detail()).OrderTotal * 100),
    );
  });

  it('is listed by its state, shown in full, and found with its order [ACC-11] [API-06]', async () => {
    const order = await delivered();
    const reference = await ask(
      app(),
      order.shopper,
      order.returned([order.piece(order.sofa, 2)], { Reason: 'Too wide\u001b[2J\nfor the door' }),
    );
    const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
    const row = new RegExp(`^${reference}  ${time}  ${order.number}  return +open +2$`);
    expect((await store('requests')).at(-1)).toMatch(row);
    expect((await store('requests', 'all')).at(-1)).toMatch(row);
    expect((await store('requests', 'accepted')).join()).not.toContain(reference);
    expect(await store('requests', 'lost')).toEqual(['✗ WHICH is one of: open, accepted, refused, done, all.']);
    expect(await store('request', reference.toLowerCase())).toEqual([
      expect.stringMatching(new RegExp(`^${reference}  return  open  ${time}$`)),
      `Order:    ${order.number}`,
      'Reason:   Too wide [2J for the door',
      expect.stringMatching(new RegExp(`^Changed:  ${time}$`)),
      `  2 of 3 × Gulmohar Sofa (product ${order.sofa})`,
    ]);
    const shown = await store('show', order.number);
    expect(shown).toContainEqual(expect.stringMatching(new RegExp(`^Request:  ${reference}  return  open  ${time}$`)));
    expect(shown).toContainEqual(expect.stringMatching(/^Mail: {5}\d+ {2}order-request-for-store {2}waiting/));
    expect(await store('request', 'RT-2026-000000')).toEqual(['✗ There is no request RT-2026-000000.']);
    expect((await store('accept'))[0]).toBe("✗ Missing required argument 'REFERENCE'");
    expect(await store('accept', 'RT-2026-000000')).toEqual(['✗ There is no request RT-2026-000000.']);
  });
});
