import { insertSubscriber } from 'shared-contracts/api/insert-subscriber';
import { describeOnEachDatabase } from '../../testing/test-app.ts';

let clock = Date.UTC(2026, 10, 21, 9);

describeOnEachDatabase(
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

    it('is limited to ten a minute per address [SH-08] [API-03]', async () => {
      for (let time = 0; time < 10; time += 1) {
        await app().call(insertSubscriber, { EmailAddress: 'flood@example.com' });
      }
      const { status, headers } = await app().refused(insertSubscriber, { EmailAddress: 'flood@example.com' });
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
