import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { insertOrderRequest } from 'shared-contracts/api/insert-order-request';
import { makePaymentFailed } from 'shared-contracts/api/make-payment-failed';
import { sendOrderMailsAgain } from 'shared-contracts/api/send-order-mails-again';
import { MAIL_KINDS } from '../../mails.ts';
import { MAILS_PER_ORDER } from '../../platform/mail/day-limit.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import type { SendResult } from '../../platform/mail/transport.ts';
import { emptyOutbox } from '../../testing/empty-outbox.ts';
import { operator } from '../../testing/operator.ts';
import { anyShopper, buy, inWindow, newEmail, startPayment, stockedProduct } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';

function reach({ dayLimit, needsNoProof }: MailKind) {
  if (needsNoProof) return 'limits of its own';
  return dayLimit === undefined ? 'once until proven' : 'always';
}

test('what is paid for, or caused by owner or staff, is always mailed; what anybody can cause is not [SEC-08]', () => {
  const kinds = Object.groupBy(MAIL_KINDS, reach);
  const templates = (of: readonly MailKind[] = []) => of.map(({ template }) => template).toSorted();
  expect(templates(kinds['once until proven'])).toEqual(['enquiry-received', 'payment-failed']);
  expect(templates(kinds.always)).toEqual([
    'account-deleted',
    'enquiry-answered',
    'money-returned',
    'order-address-changed',
    'order-confirmed',
    'order-dispatched',
    'order-request-decided',
    'order-requested',
    'passkey-added',
    'password-changed',
    'product-recalled',
    'question-answered',
  ]);
});

describeOnDatabase('who paid with an address that nobody proved', (app) => {
  let moment = new Date();
  beforeEach(async () => {
    moment = new Date(Date.now() + 60_000);
    for (const table of ['mails', 'first_mails', 'rate_limits'] as const) await app().db.deleteFrom(table).execute();
  });
  const store = (...words: string[]) => operator(app(), words);
  const outbox = (answer?: () => SendResult) => emptyOutbox(app(), () => moment, answer);
  const mailsTo = (to: string) => app().db.selectFrom('mails').selectAll().where('recipient', '=', to).execute();

  async function failed(as: Credentials, ContactEmail: string): Promise<void> {
    const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
    await inWindow(app(), await startPayment(app(), as, basket, { ContactEmail }), 'failure');
    await app().call(makePaymentFailed, {}, as);
  }

  async function bought(as: Credentials, ContactEmail: string): Promise<string> {
    await buy(app(), as, [{ ProductId: await stockedProduct(app().db), Quantity: 1 }], { ContactEmail });
    const order = await app()
      .db.selectFrom('orders')
      .select('order_number')
      .where('contact_email', '=', ContactEmail)
      .where('paid_at', 'is not', null)
      .orderBy('order_id', 'desc')
      .executeTakeFirstOrThrow();
    return order.order_number ?? '';
  }

  const kindOf = (key: string) => key.replace(/-\d+(~\d+)?$/, '');

  // The mail of a failed first attempt used up the one that the address may get: no confirmation, invoice or dispatch came.
  it('gets each mail about the order, also after a failed attempt [SEC-08] [PAY-14]', async () => {
    const [as, email] = [await anyShopper(app()), newEmail()];
    await failed(as, email);
    expect((await outbox()).map(({ key }) => kindOf(key))).toEqual(['payment-failed']);
    const number = await bought(as, email);
    const confirmation = (await outbox()).filter(({ to }) => to === email);
    expect(confirmation.map(({ key }) => kindOf(key))).toEqual(['order-confirmed']);
    expect(confirmation[0]?.attachments).toHaveLength(1);
    const { lines } = await store('orders', 'dispatch', number);
    expect(lines.join()).toMatch(/dispatched; mail \d+ to .* leaves within a minute/);
    const other = await bought(as, email);
    await app().call(insertOrderRequest, { OrderNumber: other, Kind: 'cancel' }, as);
    expect(
      (await outbox())
        .filter(({ to }) => to === email)
        .map(({ key }) => kindOf(key))
        .toSorted(),
    ).toEqual(['order-confirmed', 'order-dispatched', 'order-requested']);
    await failed(as, email);
    await failed(as, email);
    expect((await outbox()).filter(({ to }) => to === email)).toEqual([]);
  });

  // 'orders dispatch' said 'dispatched' while the mail was held.
  it('gets no more than so many about an order a day, and the command and the order say so [SEC-08]', async () => {
    const [as, email] = [await anyShopper(app()), newEmail()];
    const number = await bought(as, email);
    const [first] = await mailsTo(email);
    if (!first) throw new Error('no mail');
    const { mail_id: _, ...copy } = first;
    const more = Array.from({ length: MAILS_PER_ORDER - 1 }, (_, n) => ({ ...copy, mail_key: `more-${n}` }));
    await app().db.insertInto('mails').values(more).execute();
    const { lines } = await store('orders', 'dispatch', number);
    const id = /mail (\d+) to .* is HELD: more than 20 mails a day about this order/.exec(lines.join())?.[1] ?? 'none';
    expect((await outbox()).filter(({ key }) => kindOf(key) === 'order-dispatched')).toEqual([]);
    expect((await store('orders', 'show', number)).lines.join('\n')).toMatch(
      /order-dispatched {2}held .*more than 20 mails a day about this order\n.*Send again: 'mails send \d+'/,
    );
    expect((await app().call(getOrderDetail, { OrderNumber: number }, as)).Mails.at(-1)).toMatchObject({
      Kind: 'order-dispatched',
      To: email,
      State: 'held',
    });
    expect((await store('mails', 'send', id)).lines).toEqual([`mail ${id}: waiting`]);
    expect((await outbox()).map(({ key }) => kindOf(key))).toEqual(['order-dispatched']);
  });

  it('sees what bounced at the order, and corrects a mistyped address [PAY-14] [SEC-08]', async () => {
    const [as, typo, right] = [await anyShopper(app()), newEmail(), newEmail()];
    const OrderNumber = await bought(as, typo);
    await outbox(() => ({ result: 'bounced', fault: '550 5.1.1 no such user' }));
    const shown = async () => (await app().call(getOrderDetail, { OrderNumber }, as)).Mails;
    expect(await shown()).toMatchObject([{ Kind: 'order-confirmed', To: typo, State: 'failed' }]);
    expect((await store('orders', 'show', OrderNumber)).lines.join('\n')).toContain(`${typo}: 550 5.1.1 no such user`);
    moment = new Date(moment.getTime() + 86_400_000);
    expect(await outbox()).toEqual([]);
    const again = await app().call(sendOrderMailsAgain, { OrderNumber, ContactEmail: right }, as);
    expect(again).toEqual([{ ResponseMsg: 'On its way', Mails: 1 }]);
    const sent = await outbox();
    expect(sent.map(({ to }) => to)).toEqual([right]);
    expect(sent[0]?.attachments).toHaveLength(1);
    expect(await shown()).toMatchObject([
      { To: typo, State: 'failed' },
      { To: right, State: 'sent' },
    ]);
    await store('orders', 'dispatch', OrderNumber);
    expect((await outbox()).map(({ to }) => to)).toEqual([right]);
  });

  // A report that came back an hour later was read by nobody.
  it('sees what came back later, once the shop has noted it, and corrects the address [PAY-14] [SEC-08]', async () => {
    const [as, typo, right] = [await anyShopper(app()), newEmail(), newEmail()];
    const OrderNumber = await bought(as, typo);
    await outbox();
    const shown = async () => (await app().call(getOrderDetail, { OrderNumber }, as)).Mails;
    expect(await shown()).toMatchObject([{ To: typo, State: 'sent' }]);
    const [id] = await mailsTo(typo);
    const noted = await store(
      'mails',
      'bounced',
      typo.toUpperCase(),
      '--order',
      OrderNumber,
      '--reason',
      '550 no such user',
    );
    expect(noted.lines).toEqual([`mail ${id?.mail_id}, order-confirmed-${id?.order_id}: bounced`]);
    expect(await shown()).toMatchObject([{ To: typo, State: 'failed' }]);
    expect((await store('orders', 'show', OrderNumber)).lines.join('\n')).toContain(`${typo}: 550 no such user`);
    await app().call(sendOrderMailsAgain, { OrderNumber, ContactEmail: right }, as);
    expect((await outbox()).map(({ to }) => to)).toEqual([right]);
    // Noted once, and not of another's order.
    expect((await store('mails', 'bounced', typo)).faults.join()).toContain('No mail was sent to');
    expect((await store('mails', 'bounced', right, '--order', 'KC-2611-999999')).exit).not.toBe(0);
    expect((await shown()).at(-1)).toMatchObject({ To: right, State: 'sent' });
  });

  it('has the confirmation sent again to the same address, and nothing twice that is on its way [SEC-08]', async () => {
    const [as, email] = [await anyShopper(app()), newEmail()];
    const OrderNumber = await bought(as, email);
    await outbox();
    await store('orders', 'dispatch', OrderNumber);
    const again = async () => app().call(sendOrderMailsAgain, { OrderNumber, ContactEmail: email }, as);
    expect(await again()).toMatchObject([{ Mails: 1 }]);
    expect(await again()).toMatchObject([{ Mails: 1 }]);
    // The first copy did not leave: it failed nowhere, and is not what to send again.
    const { Mails } = await app().call(getOrderDetail, { OrderNumber }, as);
    expect(Mails.map(({ State }) => State)).toEqual(['sent', 'waiting', 'waiting']);
    expect((await store('orders', 'show', OrderNumber)).lines.join('\n')).not.toContain('Send again');
    expect((await outbox()).map(({ key }) => key.replace(/\d+/, 'N')).toSorted()).toEqual([
      'order-confirmed-N~2',
      'order-dispatched-N',
    ]);
  });

  it('has mails sent again a few times a day [SEC-08]', async () => {
    const [as, email] = [await anyShopper(app()), newEmail()];
    const OrderNumber = await bought(as, email);
    for (let each = 0; each < 5; each += 1) {
      await app().call(sendOrderMailsAgain, { OrderNumber, ContactEmail: newEmail() }, as);
    }
    const refused = await app().refused(sendOrderMailsAgain, { OrderNumber, ContactEmail: newEmail() }, as);
    expect(refused.status).toBe(429);
  });

  it('is mailed again by the shop [SEC-08]', async () => {
    const [as, email, right] = [await anyShopper(app()), newEmail(), newEmail()];
    const number = await bought(as, email);
    await outbox();
    const { lines } = await store('orders', 'email', number, right);
    expect(lines).toEqual([`${number}: mails go to ${right}; sent again: 1`]);
    expect((await outbox()).map(({ to }) => to)).toEqual([right]);
    expect((await store('orders', 'email', number, 'not-an-address')).exit).toBe(1);
  });

  it('is announced to the shop [PAY-14]', async () => {
    const number = await bought(await anyShopper(app()), newEmail());
    const announced = (await outbox()).find(({ key }) => kindOf(key) === 'order-for-store');
    expect(announced).toMatchObject({ to: app().settings.store.email, subject: expect.stringContaining(number) });
    expect(announced?.text).toContain(`orders show ${number}`);
  });
});
