import { makePaymentFailed } from 'shared-contracts/api/make-payment-failed';
import { paymentFailed } from '../../cart-checkout/mails/order-mails.ts';
import { deliverWebhooks } from '../../testing/money.ts';
import { operator } from '../../testing/operator.ts';
import { anyShopper, buy, inWindow, startPayment, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { testMailing } from '../../testing/test-mailing.ts';
import { forgetMails } from './forget-mails.ts';
import type { Mailing } from './mailing.ts';
import { queueMail } from './queue-mail.ts';
import { sendMails } from './send-mails.ts';
import type { MailTransport, OutgoingMail, SendResult } from './transport.ts';

/** A post office that remembers what it took, and answers as configured. */
function postOffice(answer: (mail: OutgoingMail) => SendResult | Promise<SendResult> = () => ({ result: 'sent' })) {
  const taken: OutgoingMail[] = [];
  const transport: MailTransport = {
    async send(mail) {
      const result = await answer(mail);
      if (result.result === 'sent') taken.push(mail);
      return result;
    },
    forget: async () => {},
    close: async () => {},
  };
  return { taken, transport };
}

const toAsha = { to: 'a@example.com', userId: null, language: 'en', facts: { name: 'Asha', total: 100 } } as const;

describeOnDatabase('the outbox', (app) => {
  let moment = new Date();
  beforeEach(async () => {
    // Later than any mail that the test causes, however slow the machine.
    moment = new Date(Date.now() + 60_000);
    for (const table of ['mails', 'first_mails'] as const) await app().db.deleteFrom(table).execute();
  });

  const room = (transport: MailTransport): Mailing => ({
    ...testMailing(app(), () => moment, transport.send),
    transport,
  });
  const mails = () => app().db.selectFrom('mails').selectAll().orderBy('mail_id').execute();

  async function bought(more = {}) {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { name: 'Sofa <b>“Neem”</b>' });
    await buy(app(), shopper, [{ ProductId: sofa, Quantity: 1 }], more);
    // The one to the store's staff.
    await app().db.deleteFrom('mails').where('template', '=', 'order-for-store').execute();
  }

  it('confirms a paid order once, invoice attached, however often it is reported [PAY-14]', async () => {
    await bought();
    await deliverWebhooks(app(), moment);
    const { taken, transport } = postOffice();
    await sendMails(room(transport));
    await sendMails(room(transport));
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({
      to: 'asha@example.com',
      subject: expect.stringMatching(/^Your order KC-\d{4}-\d{6} is confirmed$/),
      attachments: [{ filename: expect.stringMatching(/^TI-\d\d-\d\d-\d{6}\.pdf$/), contentType: 'application/pdf' }],
    });
    expect(taken[0]?.text).toContain('https://store.example/myorders/KC-');
    expect((await mails())[0]?.state).toBe('sent');
  });

  it('writes in the shopper’s language, and never their words as markup [PAY-14] [SEC-02]', async () => {
    await bought({ LanguageCode: 'ar' });
    const { taken, transport } = postOffice();
    await sendMails(room(transport));
    expect(taken[0]?.subject).toContain('تم تأكيد طلبك');
    expect(taken[0]?.html).toContain('dir="rtl"');
    expect(taken[0]?.html).toContain('Sofa &lt;b&gt;“Neem”&lt;/b&gt;');
    expect(taken[0]?.html).not.toContain('<b>');
  });

  it('holds no mail about an order that was rolled back [PAY-14]', async () => {
    const fault = app()
      .db.transaction()
      .execute(async (trx) => {
        await queueMail(trx, paymentFailed, { ...toAsha, about: 0 }, moment);
        throw new Error('rolled back');
      });
    await expect(fault).rejects.toThrow('rolled back');
    expect(await mails()).toEqual([]);
  });

  it('reports a payment whose attempt failed, but not a window that was only closed [PAY-14]', async () => {
    const sofa = await stockedProduct(app().db);
    const basket = [{ ProductId: sofa, Quantity: 1 }];
    const closed = await anyShopper(app());
    await startPayment(app(), closed, basket);
    await app().call(makePaymentFailed, {}, closed);
    expect(await mails()).toEqual([]);
    const failed = await anyShopper(app());
    await inWindow(app(), await startPayment(app(), failed, basket), 'failure');
    await app().call(makePaymentFailed, {}, failed);
    await app().call(makePaymentFailed, {}, failed);
    expect((await mails()).map((mail) => mail.template)).toEqual(['payment-failed']);
  });

  it('tries again, ever later, when the mail server refuses [PAY-14]', async () => {
    await bought();
    let isDown = true;
    const { taken, transport } = postOffice(() =>
      isDown ? { result: 'not-sent', fault: 'refused' } : { result: 'sent' },
    );
    await sendMails(room(transport));
    const [first] = await mails();
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, fault: 'refused' });
    expect(first && first.next_attempt_at > moment).toBe(true);
    await sendMails(room(transport));
    expect((await mails())[0]?.attempts).toBe(1);
    isDown = false;
    moment = new Date(moment.getTime() + 31_000);
    await sendMails(room(transport));
    expect(taken).toHaveLength(1);
  });

  it('sends nothing twice: neither by two processes nor after one that died while sending [PAY-14] [API-05]', async () => {
    await bought();
    const both = postOffice();
    await Promise.all([1, 2, 3, 4].map(() => sendMails(room(both.transport))));
    expect(both.taken).toHaveLength(1);
    await app().db.updateTable('mails').set({ state: 'sending', next_attempt_at: moment }).execute();
    moment = new Date(moment.getTime() + 3_600_000);
    await sendMails(room(both.transport));
    expect(both.taken).toHaveLength(1);
    expect((await mails())[0]?.state).toBe('unsure');
  });

  // A process took ten mails at a time, and when it died nine that it had not begun were left to an operator.
  it('sends after all what a process had taken and not begun when it died [PAY-14] [API-05]', async () => {
    for (let mail = 0; mail < 4; mail += 1) await bought();
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let begunMails = 0;
    const dying = postOffice(() => {
      begunMails += 1;
      if (begunMails === 3) begin();
      return new Promise<never>(() => undefined);
    });
    void sendMails(room(dying.transport));
    await begun;
    expect((await mails()).map((mail) => mail.state)).toEqual(['sending', 'sending', 'sending', 'waiting']);
    const living = postOffice();
    moment = new Date(moment.getTime() + 600_000);
    await sendMails(room(living.transport));
    expect((await mails()).map((mail) => mail.state)).toEqual(['unsure', 'unsure', 'unsure', 'sent']);
    expect(living.taken).toHaveLength(1);
  });

  it('leaves a mail to the process that took it over when its own claim has expired [PAY-14] [API-05]', async () => {
    for (let mail = 0; mail < 4; mail += 1) await bought();
    const slow = postOffice(async () => {
      moment = new Date(moment.getTime() + 60_000);
      await sendMails(room(quick.transport));
      return { result: 'sent' };
    });
    const quick = postOffice();
    await sendMails(room(slow.transport));
    // How many each begins depends on the moment; together they send each mail once.
    const keys = [...slow.taken, ...quick.taken].map((mail) => mail.key);
    expect([keys.length, new Set(keys).size]).toEqual([4, 4]);
    expect(quick.taken.length).toBeGreaterThan(0);
    expect((await mails()).map((mail) => mail.state)).toEqual(Array(4).fill('sent'));
  });

  describe('for an operator', () => {
    async function store(typed: string) {
      const { lines, faults } = await operator(app(), `mails ${typed}`.split(' '), () => moment);
      return [...lines, ...faults];
    }

    it('lists what did not go out, and sends it again on request [PAY-14] [API-06]', async () => {
      await bought();
      expect(await store('list')).toEqual(['No troubled mails.']);
      const [mail] = await mails();
      const id = mail?.mail_id ?? 0;
      expect(await store(`send ${id}`)).toEqual([
        expect.stringMatching(/^Mail \d+ is not one that could be sent again/),
      ]);
      const unsure = postOffice(() => ({ result: 'unsure', fault: 'no answer\u001b[2J after DATA' }));
      await sendMails(room(unsure.transport));
      expect((await store('list')).slice(1)).toEqual([
        expect.stringMatching(
          /^ *\d+ +unsure +\d{4}-\d\d-\d\d \d\d:\d\d +order-confirmed-\d+ +1 +no answer \[2J after DATA$/,
        ),
      ]);
      expect(await store(`send ${id}`)).toEqual([`mail ${id}: waiting`]);
      const { taken, transport } = postOffice();
      await sendMails(room(transport));
      expect(taken).toHaveLength(1);
      expect(await store('list')).toEqual(['No troubled mails.']);
    });
  });

  it('forgets after a month whom it wrote to and what, but never that it did [PAY-14]', async () => {
    const { transport } = postOffice();
    await bought();
    await sendMails(room(transport));
    await bought();
    const month = new Date(Date.now() + 1000);
    await Promise.all([forgetMails(app().db, month), forgetMails(app().db, month)]);
    const [sent, waiting] = await mails();
    expect(sent).toMatchObject({ state: 'sent', recipient: '', facts: '', mail_key: expect.any(String) });
    expect(waiting).toMatchObject({ state: 'waiting', recipient: 'asha@example.com' });
    await queueMail(app().db, paymentFailed, { ...toAsha, about: 0, key: sent?.mail_key ?? '' }, moment);
    expect(await mails()).toHaveLength(2);
    const page = await app().http.inject({ url: `/api/dev/mail/${sent?.mail_id}` });
    expect(page.statusCode).toBe(404);
  });
});
