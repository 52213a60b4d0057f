import { passkeyAdded } from '../../account/people/password-mails.ts';
import { paymentFailed } from '../../cart-checkout/mails/order-mails.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { testMailing } from '../../testing/test-mailing.ts';
import { until } from '../../testing/until.ts';
import { queueMail } from './queue-mail.ts';
import { LANES, sendMails, sendNext } from './send-mails.ts';

describeOnDatabase('the lanes of the outbox', (app) => {
  const moment = new Date(Date.now() + 60_000);
  const db = () => app().db;
  beforeEach(async () => {
    for (const table of ['mails', 'first_mails'] as const) await db().deleteFrom(table).execute();
  });

  async function letters(count: number): Promise<void> {
    for (let about = 1; about <= count; about += 1) {
      const mail = {
        to: `a${about}@example.com`,
        userId: null,
        language: 'en',
        facts: { name: '', total: 1 },
      } as const;
      await queueMail(db(), paymentFailed, { ...mail, about }, moment);
    }
  }

  // Ten were taken at a time, and one of them that had no answer held all others for ten minutes.
  it('go on while one has no answer [PAY-14]', async () => {
    await letters(30);
    let answer: () => void = () => undefined;
    const silence = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const taken: string[] = [];
    const room = testMailing(
      app(),
      () => moment,
      async ({ key }) => {
        if (key === 'payment-failed-1') await silence;
        taken.push(key);
        return { result: 'sent' };
      },
    );
    const round = sendMails(room);
    await until(() => taken.length === 29, 'all others to leave');
    answer();
    await round;
    expect(taken.at(-1)).toBe('payment-failed-1');
  });

  it('let what is awaited overtake, and keep one free for it [PAY-14] [ACC-07]', async () => {
    await letters(5);
    const facts = { name: '', at: moment.toISOString() };
    const mail = { to: 'b@example.com', userId: null, language: 'en', facts } as const;
    const taken: string[] = [];
    const room = testMailing(
      app(),
      () => moment,
      ({ key }) => {
        taken.push(key);
        return { result: 'sent' };
      },
    );
    await queueMail(db(), passkeyAdded, { ...mail, about: 1 }, moment);
    expect(await sendNext(room, 'any')).toBe(true);
    await queueMail(db(), passkeyAdded, { ...mail, about: 2 }, moment);
    expect(await sendNext(room, 'awaited')).toBe(true);
    expect(await sendNext(room, 'awaited')).toBe(false);
    expect(taken).toEqual(['passkey-added-1', 'passkey-added-2']);
    expect(LANES.filter((lane) => lane === 'any').length).toBeGreaterThan(1);
  });
});
