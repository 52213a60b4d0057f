import { sql } from 'kysely';
import { deleteMyAccount } from 'shared-contracts/api/delete-my-account';
import { exportMyData } from 'shared-contracts/api/export-my-data';
import { insertConsent } from 'shared-contracts/api/insert-consent';
import { insertSubscriber } from 'shared-contracts/api/insert-subscriber';
import { signupUser } from 'shared-contracts/api/signup-user';
import { CONSENT_TEXTS } from 'shared-contracts/domain/consent-texts';
import { testPlaces } from '../../testing/places.ts';
import { anyShopper, PASSWORD, signedIn, signUpForm, startPayment, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase, type TestApp, testSettings } from '../../testing/test-app.ts';
import { purgeExpired } from '../database/purge-expired.ts';
import { DAY_MS } from '../time.ts';
import { consentsOfPeople } from './personal-consents.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
let moment = NOW;
const browser = (digit: string) => digit.repeat(32);

describeOnDatabase(
  'the ledger of consents',
  (app) => {
    beforeEach(async () => {
      moment = NOW;
      await app().db.deleteFrom('rate_limits').execute();
      await app().db.deleteFrom('consents').execute();
    });

    const ledger = (like = '%') =>
      app()
        .db.selectFrom('consents')
        .innerJoin('consent_texts', 'consent_texts.version', 'consents.version')
        .select(['consents.purpose', 'given', 'text', 'at'])
        .where('subject', 'like', like)
        .orderBy('consent_id')
        .execute();
    const page = async (name: string) => {
      const pages = app().db.selectFrom('web_pages').select('content').where('page_name', '=', name);
      return (await pages.executeTakeFirstOrThrow()).content;
    };

    it('notes a browser that allows storage and withdraws it, by its random id, with the question [LAW-06] [CON-08]', async () => {
      await app().call(insertConsent, { ConsentId: browser('a'), Given: true });
      moment = new Date(NOW.getTime() + 60_000);
      await app().call(insertConsent, { ConsentId: browser('a'), Given: false });
      const text = CONSENT_TEXTS['optional-storage'];
      expect(await ledger(`browser:${browser('a')}`)).toEqual([
        { purpose: 'optional-storage', given: true, text, at: NOW },
        { purpose: 'optional-storage', given: false, text, at: moment },
      ]);
    });

    it('has no withdrawal of what was not given, and none twice [LAW-06]', async () => {
      await app().call(insertConsent, { ConsentId: browser('b'), Given: false });
      await app().call(insertConsent, { ConsentId: browser('c'), Given: true });
      await app().call(insertConsent, { ConsentId: browser('c'), Given: false });
      await app().call(insertConsent, { ConsentId: browser('c'), Given: false });
      expect((await ledger()).map(({ given }) => given)).toEqual([true, false]);
    });

    it('notes a consent once, also when its answer was lost and it comes again after the withdrawal [LAW-06]', async () => {
      const choose = (Given: boolean) => app().call(insertConsent, { ConsentId: browser('f'), Given });
      for (const given of [true, true, false, true]) await choose(given);
      expect((await ledger()).map(({ given }) => given)).toEqual([true, false]);
    });

    it('notes a subscription once, without the address [LAW-06] [SH-08]', async () => {
      for (const EmailAddress of ['letters@example.com', ' Letters@Example.com'])
        await app().call(insertSubscriber, { EmailAddress });
      expect(await ledger('address:%')).toMatchObject([
        { purpose: 'newsletter', given: true, text: CONSENT_TEXTS.newsletter },
      ]);
      const { rows } = await sql`select from consents where subject ilike '%letters%'`.execute(app().db);
      expect(rows).toEqual([]);
    });

    it('notes a new account with the privacy notice of that day, and none for a refused one [LAW-06]', async () => {
      const form = signUpForm(await testPlaces(app().db), { EmailAddress: 'ledger@example.com' });
      await app().call(signupUser, form);
      await app().call(signupUser, form);
      expect(await ledger('person:%')).toMatchObject([
        { purpose: 'account', given: true, text: await page('privacy') },
      ]);
    });

    it('notes the terms of each purchase as they were, also after they have changed [LAW-06]', async () => {
      const shopper = await anyShopper(app());
      const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
      const before = await page('terms');
      await startPayment(app(), shopper, basket);
      await app().db.updateTable('web_pages').set({ content: 'New terms' }).where('page_name', '=', 'terms').execute();
      await startPayment(app(), shopper, basket);
      expect(await ledger(`person:${shopper.userId}`)).toMatchObject([
        { purpose: 'terms', given: true, text: before },
        { purpose: 'terms', given: true, text: 'New terms' },
      ]);
    });

    // Every repetition of a checkout added a row.
    it('notes the terms once while they read the same [LAW-06]', async () => {
      const shopper = await anyShopper(app());
      const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
      for (let start = 0; start < 3; start += 1) await startPayment(app(), shopper, basket);
      expect(await ledger(`person:${shopper.userId}`)).toHaveLength(1);
    });

    it('is never changed [LAW-06]', async () => {
      await app().call(insertConsent, { ConsentId: browser('d'), Given: true });
      await expect(app().db.updateTable('consents').set({ given: false }).execute()).rejects.toThrow('never changed');
    });

    it('is in a person’s download; who leaves has withdrawn, and the ledger says so [LAW-06] [ACC-14]', async () => {
      const as = await memberWithLetters(app());
      const download = await app().http.inject({
        method: 'POST',
        url: exportMyData.path,
        payload: { requestParameters: {} },
        headers: { token: as.token, userid: String(as.userId) },
      });
      expect(download.json().consents).toMatchObject([
        { purpose: 'account', given: true, at: NOW.toISOString() },
        { purpose: 'newsletter', given: true, text: CONSENT_TEXTS.newsletter },
      ]);
      await app().call(deleteMyAccount, { Password: PASSWORD }, as);
      expect((await ledger()).map(({ purpose, given }) => [purpose, given])).toEqual([
        ['account', true],
        ['newsletter', true],
        ['account', false],
        ['newsletter', false],
      ]);
    });

    it('goes three years after a consent was given or replaced; what is in force stays [LAW-06]', async () => {
      const as = await memberWithLetters(app());
      await app().call(insertConsent, { ConsentId: browser('e'), Given: true });
      const { retention } = testSettings();
      const purgedAfter = async (days: number) => {
        await purgeExpired(app().db, new Date(NOW.getTime() + days * DAY_MS), retention);
        return (await ledger()).map(({ purpose }) => purpose);
      };
      expect(await purgedAfter(1094)).toHaveLength(3);
      expect(await purgedAfter(1096)).toEqual(['account', 'newsletter']);
      const leaver = { userId: Number(as.userId), email: as.email, isEmailProven: true };
      await app()
        .db.transaction()
        .execute((trx) => consentsOfPeople.erase(trx, leaver, NOW));
      expect(await purgedAfter(1096)).toEqual([]);
    });
  },
  { now: () => moment },
);

/** Somebody with an account, a proven address and the newsletter. */
async function memberWithLetters(app: TestApp) {
  const as = await signedIn(app);
  await app.db.updateTable('users').set({ email_proven_at: NOW }).where('user_id', '=', Number(as.userId)).execute();
  await app.call(insertSubscriber, { EmailAddress: as.email });
  return as;
}
