import { deleteSubscriber } from 'shared-contracts/api/delete-subscriber';
import { insertSubscriber } from 'shared-contracts/api/insert-subscriber';
import type { OutgoingMail } from '../../platform/mail/transport.ts';
import { emptyOutbox } from '../../testing/empty-outbox.ts';
import { knownDevice } from '../../testing/known-device.ts';
import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

let clock = Date.UTC(2026, 10, 21, 9);

describeOnDatabase(
  'the newsletter',
  (app) => {
    beforeEach(() => {
      clock += 61_000;
    });
    const subscribers = () => app().db.selectFrom('subscribers').select('email_address').execute();

    it('stores an address once, in any spelling, and does not reveal whether it was new [SH-08] [SEC-02]', async () => {
      const answers = [];
      for (const EmailAddress of ['asha@example.com', ' Asha@Example.COM ', 'asha@example.com']) {
        answers.push(await app().call(insertSubscriber, { EmailAddress }));
      }
      expect(answers).toEqual(Array(3).fill([{ ResponseMsg: 'Saved Successfully' }]));
      expect(await subscribers()).toEqual([{ email_address: 'asha@example.com' }]);
    });

    it('stores it once for twenty parallel requests [SH-08]', async () => {
      const before = await subscribers();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, place) =>
          app().http.inject({
            method: 'POST',
            url: insertSubscriber.path,
            remoteAddress: `10.1.0.${place + 1}`,
            payload: { requestParameters: { EmailAddress: 'ravi@example.com' } },
          }),
        ),
      );
      expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
      expect((await subscribers()).length).toBe(before.length + 1);
    });

    it('is ended by an operator for somebody who asks, and the ledger of consents notes it [LAW-06]', async () => {
      await app().call(insertSubscriber, { EmailAddress: 'leaves@example.com' });
      const leave = () => operator(app(), ['subscribers', 'remove', 'Leaves@example.com'], () => new Date(clock));
      expect((await leave()).lines).toEqual(['Removed.']);
      expect((await leave()).lines).toEqual(['This address has no newsletter. Nothing was changed.']);
      expect((await subscribers()).map((one) => one.email_address)).not.toContain('leaves@example.com');
      const notes = await app()
        .db.selectFrom('consents')
        .select('given')
        .orderBy('consent_id', 'desc')
        .limit(2)
        .execute();
      expect(notes).toEqual([{ given: false }, { given: true }]);
    });

    describe('is ended by its reader', () => {
      const mailed = async (to: string) =>
        (await emptyOutbox(app(), () => new Date(clock))).filter((mail) => mail.to === to);
      const keyIn = (mail: OutgoingMail | undefined) =>
        /unsubscribe\?reader=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
      const given = async () => {
        const notes = app().db.selectFrom('consents').select('given').orderBy('consent_id', 'desc').limit(2);
        return (await notes.execute()).map((note) => note.given);
      };

      it('by the link of the mail that confirms it, in the shopper’s language, and by the mail program’s button [SH-08] [LAW-05]', async () => {
        const EmailAddress = 'reader@example.com';
        await app().call(insertSubscriber, { EmailAddress, LanguageCode: 'ar' });
        const [mail] = await mailed(EmailAddress);
        expect(mail?.subject).toBe('اشتركت في نشرتنا البريدية');
        const link = `https://store.example/ar/unsubscribe?reader=${keyIn(mail)}`;
        expect(mail?.text).toContain(link);
        expect(mail?.headers).toEqual({
          'List-Unsubscribe': `<${link}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        });
        const leave = () => app().call(deleteSubscriber, { ReaderKey: keyIn(mail) });
        expect(await leave()).toEqual([{ ResponseMsg: 'Saved Successfully' }]);
        expect(await leave()).toEqual([{ ResponseMsg: 'Saved Successfully' }]);
        expect((await subscribers()).map((one) => one.email_address)).not.toContain(EmailAddress);
        expect(await given()).toEqual([false, true]);
      });

      it('also by the link of an older subscription; somebody who subscribes a stranger again and again causes one mail [SH-08] [SEC-08]', async () => {
        const EmailAddress = 'again@example.com';
        await app().call(insertSubscriber, { EmailAddress });
        const [first] = await mailed(EmailAddress);
        for (let times = 0; times < 3; times += 1) {
          await app().call(deleteSubscriber, { ReaderKey: keyIn(first) });
          await app().call(insertSubscriber, { EmailAddress });
        }
        expect(await mailed(EmailAddress)).toEqual([]);
        await app().call(deleteSubscriber, { ReaderKey: keyIn(first) });
        expect((await subscribers()).map((one) => one.email_address)).not.toContain(EmailAddress);
      });

      it('and not by a guessed link, which is answered the same [SEC-02]', async () => {
        await app().call(insertSubscriber, { EmailAddress: 'stays@example.com' });
        const answer = await app().call(deleteSubscriber, { ReaderKey: 'g'.repeat(43) });
        expect(answer).toEqual([{ ResponseMsg: 'Saved Successfully' }]);
        expect((await subscribers()).map((one) => one.email_address)).toContain('stays@example.com');
      });

      it('before its mail has left: then none leaves [SH-08]', async () => {
        const EmailAddress = 'quick@example.com';
        await app().call(insertSubscriber, { EmailAddress });
        await operator(app(), ['subscribers', 'remove', EmailAddress], () => new Date(clock));
        expect(await mailed(EmailAddress)).toEqual([]);
      });
    });

    it('is limited to ten a minute per device [SH-08] [API-03]', async () => {
      const device = await knownDevice(app());
      for (let time = 0; time < 10; time += 1) {
        await app().call(insertSubscriber, { EmailAddress: 'flood@example.com' }, device);
      }
      const { status, headers } = await app().refused(insertSubscriber, { EmailAddress: 'flood@example.com' }, device);
      expect([status, headers['retry-after'] !== undefined]).toEqual([429, true]);
    });

    it.each(['', 'asha', 'asha@', `${'a'.repeat(140)}@example.com`, null])(
      'refuses %p with 400',
      async (EmailAddress) => {
        const { status, problem } = await app().refused(insertSubscriber, { EmailAddress });
        expect([status, problem.errors?.[0]?.path]).toEqual([400, 'EmailAddress']);
      },
    );
  },
  { now: () => new Date(clock) },
);
