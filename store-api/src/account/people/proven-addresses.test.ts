import { confirmEmail } from 'shared-contracts/api/confirm-email';
import { insertOrderRequest } from 'shared-contracts/api/insert-order-request';
import { makePaymentFailed } from 'shared-contracts/api/make-payment-failed';
import { sendEmailProof } from 'shared-contracts/api/send-email-proof';
import type { OutgoingMail } from '../../platform/mail/transport.ts';
import { emptyOutbox } from '../../testing/empty-outbox.ts';
import { anyShopper, buy, inWindow, startPayment, stockedProduct } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';

const VICTIM = 'victim@mailbox.example';

/** The token behind the link that proves an address. */
const proofIn = (mail: OutgoingMail | undefined) => /\?confirm=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no proof';

describeOnDatabase('a mailbox whose owner proved nothing', (app) => {
  let moment = new Date();
  const outbox = () => emptyOutbox(app(), () => moment);
  beforeEach(async () => {
    moment = new Date(Date.now() + 60_000);
    for (const table of ['mails', 'first_mails', 'rate_limits'] as const) await app().db.deleteFrom(table).execute();
  });

  const emailOf = async (as: Credentials) =>
    (
      await app()
        .db.selectFrom('users')
        .select('email_address')
        .where('user_id', '=', Number(as.userId))
        .executeTakeFirstOrThrow()
    ).email_address;

  async function failedPayment(as: Credentials, ContactEmail: string): Promise<void> {
    const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
    await inWindow(app(), await startPayment(app(), as, basket, { ContactEmail }), 'failure');
    await app().call(makePaymentFailed, {}, as);
  }

  // A stranger's address as ContactEmail: each failed payment wrote to it, without limit and without a rupee.
  it('gets one mail from all strangers together [SEC-08]', async () => {
    const [one, other] = [await anyShopper(app()), await anyShopper(app())];
    for (const as of [one, one, other, other]) await failedPayment(as, VICTIM);
    const sent = await outbox();
    expect(sent.filter(({ to }) => to === VICTIM)).toHaveLength(1);
    // The second of each goes to the account's own address, which is not proven either and gets its one.
    const expected = [VICTIM, await emailOf(one), await emailOf(other)];
    expect(sent.map(({ to }) => to).toSorted()).toEqual(expected.toSorted());
    const held = await app().db.selectFrom('mails').selectAll().where('state', '=', 'held').execute();
    expect(held).toHaveLength(1);
  });

  it('gets the same one again when sending failed [SEC-08]', async () => {
    await failedPayment(await anyShopper(app()), VICTIM);
    await emptyOutbox(
      app(),
      () => moment,
      () => ({ result: 'not-sent', fault: 'busy' }),
    );
    moment = new Date(moment.getTime() + 3_600_000);
    expect((await outbox()).map(({ to }) => to)).toEqual([VICTIM]);
  });

  it('gets everything that was held once its owner proves it, logged in [SEC-08]', async () => {
    const as = await anyShopper(app());
    const own = await emailOf(as);
    for (let each = 0; each < 3; each += 1) await failedPayment(as, own);
    const [first, ...more] = await outbox();
    expect(more).toEqual([]);
    expect(first?.text).toContain('Confirm this address: https://store.example/profile?confirm=');
    const Token = proofIn(first);
    expect(await app().call(confirmEmail, { Token }, as)).toEqual([{ ResponseMsg: 'Email confirmed' }]);
    const released = await outbox();
    expect(released.map(({ to }) => to)).toEqual([own, own]);
    expect(released[0]?.text).not.toContain('Confirm this address');
  });

  // The owner of the mailbox would have opened a stranger's account to the messages stored under the address.
  it('is not proven for a stranger’s account by its owner’s click [SEC-08]', async () => {
    const [stranger, owner] = [await anyShopper(app()), await anyShopper(app())];
    await failedPayment(stranger, await emailOf(owner));
    const [mail] = await outbox();
    const refused = [{ ResponseMsg: 'Invalid or expired link' }];
    expect(await app().call(confirmEmail, { Token: proofIn(mail) }, owner)).toEqual(refused);
    const forged = proofIn(mail).replace(/^./, (first) => (first === '-' ? '_' : '-'));
    for (const Token of ['', 'x', `${proofIn(mail)}x`, forged]) {
      expect(await app().call(confirmEmail, { Token }, stranger)).toEqual(refused);
    }
    await failedPayment(stranger, await emailOf(owner));
    expect((await outbox()).map(({ to }) => to)).toEqual([await emailOf(stranger)]);
  });

  it('which a shopper gave for orders gets them all once proven [SEC-08]', async () => {
    const as = await anyShopper(app());
    await failedPayment(as, VICTIM);
    const [mail] = await outbox();
    await app().call(confirmEmail, { Token: proofIn(mail) }, as);
    await failedPayment(as, VICTIM);
    await failedPayment(as, VICTIM);
    expect((await outbox()).map(({ to }) => to)).toEqual([VICTIM, VICTIM]);
  });

  it('gets the proving link when its owner asks for it, a few times an hour [SEC-08]', async () => {
    const as = await anyShopper(app());
    for (let each = 0; each < 3; each += 1) await app().call(sendEmailProof, { LanguageCode: 'ar' }, as);
    expect((await app().refused(sendEmailProof, {}, as)).status).toBe(429);
    const mails = await outbox();
    expect(mails.map(({ to }) => to)).toEqual(Array(3).fill(await emailOf(as)));
    expect(mails[0]?.text).toContain('https://store.example/ar/profile?confirm=');
    const { answer } = await app().callWithExtras(confirmEmail, { Token: proofIn(mails[2]) }, as);
    expect(answer).toEqual([{ ResponseMsg: 'Email confirmed' }]);
  });

  it('is not flooded by orders that are placed and cancelled [SEC-08]', async () => {
    const as = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { stock: 30 });
    const statuses: number[] = [];
    for (let each = 0; each < 12; each += 1) {
      await app().db.deleteFrom('rate_limits').where('key', 'not like', 'order-request%').execute();
      await buy(app(), as, [{ ProductId: sofa, Quantity: 1 }]);
      const { order_number: OrderNumber } = await app()
        .db.selectFrom('orders')
        .select('order_number')
        .where('user_id', '=', Number(as.userId))
        .where('order_number', 'is not', null)
        .orderBy('order_id', 'desc')
        .executeTakeFirstOrThrow();
      const cancel = { OrderNumber, Kind: 'cancel' };
      const answer = await app().http.inject({
        method: 'POST',
        url: insertOrderRequest.path,
        headers: { token: as.token, userid: String(as.userId) },
        payload: { requestParameters: cancel },
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });
});
