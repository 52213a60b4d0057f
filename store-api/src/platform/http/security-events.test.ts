import { readFile } from 'node:fs/promises';
import { addPasskey } from 'shared-contracts/api/add-passkey';
import { changePassword } from 'shared-contracts/api/change-password';
import { confirmEmail } from 'shared-contracts/api/confirm-email';
import { deleteMyAccount } from 'shared-contracts/api/delete-my-account';
import { endAllSessions } from 'shared-contracts/api/end-all-sessions';
import { endSession } from 'shared-contracts/api/end-session';
import { getLoginSecurity } from 'shared-contracts/api/get-login-security';
import { getProfile } from 'shared-contracts/api/get-profile';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { logInWithPasskey } from 'shared-contracts/api/log-in-with-passkey';
import { removePasskey } from 'shared-contracts/api/remove-passkey';
import { startPasskey } from 'shared-contracts/api/start-passkey';
import { startPasskeyLogin } from 'shared-contracts/api/start-passkey-login';
import { validateEmailSendOtp } from 'shared-contracts/api/validate-email-send-otp';
import { validateOtpChangePassword } from 'shared-contracts/api/validate-otp-change-password';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { WEBHOOK_PATH } from '../../cart-checkout/payments/webhook/webhook-route.ts';
import { codeFor, emptyOutbox } from '../../testing/empty-outbox.ts';
import { operator } from '../../testing/operator.ts';
import {
  PASSWORD,
  payInWindow,
  signedIn,
  startPayment,
  stockedProduct,
  verification,
} from '../../testing/shop-floor.ts';
import { softAuthenticator } from '../../testing/soft-authenticator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { SECURITY_EVENTS } from './security-events.ts';

let lines: string[] = [];
const logStream = { write: (line: string) => void lines.push(line) };
const OPERATIONS = new URL('../../../../docs/operations.md', import.meta.url);

type Person = Awaited<ReturnType<typeof signedIn>>;

describeOnDatabase(
  'a security event',
  (app) => {
    let asha: Person;
    beforeEach(async () => {
      await app().db.deleteFrom('rate_limits').execute();
      asha = await signedIn(app());
      lines = [];
    });

    const logged = () =>
      lines.flatMap((line) => {
        const { msg, event, detail = '' } = JSON.parse(line) as { msg: string; event: string; detail?: string };
        return msg === 'security event' ? [`${event} ${detail}`.trim()] : [];
      });
    async function counted(event: string, detail: string): Promise<number> {
      const { body } = await app().http.inject({ url: '/metrics' });
      const line = body
        .split('\n')
        .find((each) => each.startsWith(`security_events_total{event="${event}",detail="${detail}"}`));
      return Number(line?.split(' ').at(-1) ?? 0);
    }

    const authenticator = () => softAuthenticator(app().settings.publicOrigin);
    async function addedPasskey() {
      const key = authenticator();
      const [started] = await app().call(startPasskey, { Password: PASSWORD }, asha);
      if (started?.ResponseMsg !== 'Started') throw new Error('not started');
      await app().call(addPasskey, { Name: 'Asha', Passkey: key.create(started.Options) }, asha);
      return key;
    }
    const forgedWebhook = () =>
      app().http.inject({
        method: 'POST',
        url: WEBHOOK_PATH,
        headers: { 'content-type': 'application/json', 'x-razorpay-signature': 'f'.repeat(64) },
        payload: { event: 'payment.captured', contact: asha.email },
      });
    const wrongLogin = () => app().call(getUserLogin, { Email: asha.email, Password: `${PASSWORD}-wrong` });
    const wrongDeletion = () => app().call(deleteMyAccount, { Password: `${PASSWORD}-wrong` }, asha);

    /** What happens, and the event it must be: name and detail. */
    const EVENTS: readonly (readonly [event: string, detail: string, happens: () => Promise<unknown>])[] = [
      ['logged-in', 'password', () => app().call(getUserLogin, { Email: asha.email, Password: PASSWORD })],
      ['login-failed', '', wrongLogin],
      [
        'limit-reached',
        'login-address',
        async () => {
          for (let each = 0; each < 10; each += 1) await wrongLogin();
          await app().refused(getUserLogin, { Email: asha.email, Password: PASSWORD });
        },
      ],
      ['token-refused', '', () => app().refused(getProfile, {}, { token: 'forged-token', userId: asha.userId })],
      [
        'access-refused',
        getProfile.path,
        () => app().refused(getProfile, {}, { token: asha.token, userId: Number(asha.userId) + 1 }),
      ],
      ['reset-requested', '', () => app().call(validateEmailSendOtp, { EmailAddress: asha.email })],
      [
        'reset-refused',
        '',
        () =>
          app().call(validateOtpChangePassword, {
            EmailAddress: asha.email,
            Otp: '000000',
            NewPassword: 'nimbu-pani-2026',
          }),
      ],
      [
        'password-changed',
        'code',
        async () => {
          await app().call(validateEmailSendOtp, { EmailAddress: asha.email });
          const mails = await emptyOutbox(app(), () => new Date());
          const change = { EmailAddress: asha.email, Otp: codeFor(mails, asha.email), NewPassword: 'nimbu-pani-2026' };
          await app().call(validateOtpChangePassword, change);
        },
      ],
      ['password-refused', 'delete-my-account', wrongDeletion],
      [
        'password-changed',
        'profile',
        () => app().call(changePassword, { CurrentPassword: PASSWORD, NewPassword: 'nimbu-pani-2026' }, asha),
      ],
      ['sessions-ended', 'all', () => app().call(endAllSessions, {}, asha)],
      [
        'sessions-ended',
        'one',
        async () => {
          const { Sessions } = await app().call(getLoginSecurity, {}, asha);
          await app().call(endSession, { SessionID: Sessions[0]?.SessionID }, asha);
        },
      ],
      ['passkey-added', '', () => addedPasskey()],
      [
        'passkey-removed',
        '',
        async () => {
          await addedPasskey();
          const { Passkeys } = await app().call(getLoginSecurity, {}, asha);
          await app().call(removePasskey, { PasskeyID: Passkeys[0]?.PasskeyID, Password: PASSWORD }, asha);
        },
      ],
      [
        'passkey-refused',
        'registration',
        () =>
          app().call(addPasskey, { Name: 'Asha', Passkey: authenticator().create({ challenge: 'bWFkZS11cA' }) }, asha),
      ],
      [
        'passkey-refused',
        'login',
        () => app().call(logInWithPasskey, { Passkey: authenticator().use({ challenge: 'bWFkZS11cA' }) }),
      ],
      [
        'logged-in',
        'passkey',
        async () => {
          const key = await addedPasskey();
          await app().call(logInWithPasskey, { Passkey: key.use(await app().call(startPasskeyLogin, {})) });
        },
      ],
      ['account-deleted', '', () => app().call(deleteMyAccount, { Password: PASSWORD }, asha)],
      ['signature-refused', 'webhook', forgedWebhook],
      [
        'signature-refused',
        'payment',
        async () => {
          const sofa = await stockedProduct(app().db);
          const paid = await payInWindow(app(), await startPayment(app(), asha, [{ ProductId: sofa, Quantity: 1 }]));
          const forged = { ...verification(paid), Signature: 'f'.repeat(64) };
          expect(await app().call(verifyPayment, forged, asha)).toEqual({ success: false });
        },
      ],
      [
        'signature-refused',
        'download',
        () => app().http.inject({ url: `/api/v1/common/download-digital-file/1/1.1.9999999999.${'f'.repeat(43)}` }),
      ],
      ['signature-refused', 'email-proof', () => app().call(confirmEmail, { Token: 'forged' }, asha)],
    ];

    it.each(EVENTS)('%s %s is logged and counted, and names no person [SEC-06]', async (event, detail, happens) => {
      const before = await counted(event, detail);
      await happens();
      expect(logged()).toContain(`${event} ${detail}`.trim());
      expect(await counted(event, detail)).toBe(before + 1);
      const log = lines.join('\n');
      for (const secret of [asha.email, asha.token, PASSWORD, '9876543210', 'Asha', 'Rao', 'forged-token']) {
        expect(log).not.toContain(secret);
        expect(log).not.toContain(encodeURIComponent(secret));
      }
      const line = lines.find((each) => each.includes('"security event"'));
      expect(line).toMatch(/"origin":"[\w-]{12}"/);
    });

    it('shows the same person and network under the same pseudonym, others under others [SEC-06]', async () => {
      const ravi = await signedIn(app());
      lines = [];
      await wrongLogin();
      await wrongLogin();
      await app().call(getUserLogin, { Email: ravi.email, Password: 'wrong-password' });
      const people = lines.flatMap((line) => /"person":"([^"]+)"/.exec(line)?.[1] ?? []);
      expect(new Set(people.slice(0, 2)).size).toBe(1);
      expect(new Set(people).size).toBe(2);
    });

    it('is a series from the start, so that the first one shows as a rise [SEC-06]', async () => {
      const { body } = await app().http.inject({ url: '/metrics' });
      for (const event of SECURITY_EVENTS) expect(body).toContain(`security_events_total{event="${event}",detail=""}`);
    });

    describe('of an operator', () => {
      const acts = () => app().db.selectFrom('operator_acts').selectAll().orderBy('operator_act_id').execute();
      beforeEach(() => app().db.deleteFrom('operator_acts').execute());

      it('says who did what to which record, and nothing that was typed as words [SEC-06]', async () => {
        await operator(app(), ['enquiries', 'list']);
        await operator(app(), ['orders', 'refund', '--reason', 'Asha 9876543210', '--amount', '600', 'KC-2611-000123']);
        await operator(app(), ['products', 'show', 'OSLO-1']);
        await operator(app(), ['prices', 'change', '--products', '12,40', '--percent', '3', '--dry-run']);
        expect(await acts()).toEqual([
          expect.objectContaining({ operator: 'uid-1000', command: 'enquiries list', about: '', outcome: 'done' }),
          expect.objectContaining({ command: 'orders refund', about: 'KC-2611-000123', outcome: 'refused' }),
          expect.objectContaining({ command: 'products show', about: 'OSLO-1' }),
          expect.objectContaining({ command: 'prices change', about: '12,40' }),
        ]);
        const { body } = await app().http.inject({ url: '/metrics' });
        expect(body).toContain('operator_acts{command="orders refund",outcome="refused"} 1');
        const { lines: listed } = await operator(app(), ['audit', 'list']);
        expect(listed.join('\n')).toMatch(/ {2}uid-1000 +orders refund +KC-2611-000123 +refused$/m);
      });

      it('is none where help was asked for or nothing was understood [SEC-06]', async () => {
        await operator(app(), ['help']);
        await operator(app(), ['sing', 'asha@example.com']);
        expect(await acts()).toEqual([]);
      });
    });
  },
  { logStream, environment: { LOG_LEVEL: 'info' } },
);

it('every kind of security event is explained to operators [SEC-06]', async () => {
  const operations = await readFile(OPERATIONS, 'utf8');
  for (const event of SECURITY_EVENTS) expect(operations).toContain(`\`${event}\``);
});
