import { tmpdir } from 'node:os';
import { getPaymentMethods } from 'shared-contracts/api/get-payment-methods';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getWebsiteLogo } from 'shared-contracts/api/get-website-logo';
import { seed } from '../../seed/seed.ts';
import { openEmptyDatabase } from '../../testing/databases.ts';
import { operator } from '../../testing/operator.ts';
import { buildTestApp, describeOnDatabase, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { migrate } from '../database/migrate.ts';

const facts = (app: TestApp, ...words: string[]) => operator(app, ['facts', ...words]);
const site = (app: TestApp) => app.call(getSiteSettings, {});

describeOnDatabase(
  'what the store says about itself',
  (app) => {
    it('is changed by command, kept in versions, and seen by a process that runs [BO-12] [CON-07]', async () => {
      expect(await site(app())).toMatchObject({ storeName: 'Teak & Teal', phone: '+91 00000 00000' });
      const set = await facts(
        app(),
        'set',
        'name=Sal Wood',
        'phone=',
        'logo-url=/media/logo.svg',
        'emi-annual-rate=none',
      );
      expect(set).toMatchObject({ exit: 0, faults: [] });
      expect(set.lines).toContain("name: 'Teak & Teal' became 'Sal Wood'");
      await until(async () => (await site(app())).storeName === 'Sal Wood', 'the new name');
      expect((await site(app())).phone).toBe('');
      expect(await app().call(getWebsiteLogo, {})).toEqual({ LogoUrl: '/media/logo.svg', Alt: 'Sal Wood' });
      // Not of an answer, but of the process: invoices, mails and taxes read the same.
      expect(app().settings.store.name).toBe('Sal Wood');
      const methods = await app().call(getPaymentMethods, { Price: 10_000 });
      expect(methods.filter((method) => method.EmiPlans)).toEqual([]);
      const { lines } = await facts(app(), 'history', '--format', 'csv');
      expect(lines.find((line) => line.startsWith('2,') && line.includes(',name,'))).toMatch(
        /^2,[^,]+,uid-1000,name,Teak & Teal,Sal Wood$/,
      );
      expect((await facts(app(), 'list')).lines.at(-1)).toBe('The law asks a store for what is empty here: phone.');
    });

    it.each([
      ['gstin=08AAAAA0000A1Z5', /gstin must be a GSTIN/],
      ['gstin=27AABCO1234A1Z5', /The GSTIN is of state 27, the store of state 08/],
      ['colour-brand=#FFD700', /dark enough for white text/],
      ['order-prefix=kc1', /order-prefix must be 2 or 3 capital letters/],
      ['delivery-days=13-7', /delivery-days must be like '7-13'/],
      ['slogan=Best', /is no NAME=VALUE of a fact/],
    ])('takes nothing wrong: %s [CON-07]', async (change, fault) => {
      const before = await app().db.selectFrom('store_facts').selectAll().execute();
      const { exit, faults } = await facts(app(), 'set', change);
      expect(exit).not.toBe(0);
      expect(faults.join(' ')).toMatch(fault);
      expect(await app().db.selectFrom('store_facts').selectAll().execute()).toEqual(before);
    });

    it('goes on with what is known of facts that another release stored [OPS-18]', async () => {
      const stored = JSON.stringify({ name: 'Sal Wood', slogan: 'Best', gstin: 'none' });
      await app().db.insertInto('store_facts').values({ version: 90, facts: stored }).execute();
      await until(async () => (await site(app())).gstin === '', 'the stored facts');
      expect((await site(app())).storeName).toBe('Sal Wood');
    });
  },
  { environment: { STORE_NAME: 'Teak & Teal' }, followsChanges: true },
);

describe('a shop without samples', () => {
  it('promises and claims nothing that its owner did not say [API-10] [CON-07]', async () => {
    const open = async () => {
      const database = await openEmptyDatabase();
      await migrate(database.db);
      await seed(database.db, { dataDir: tmpdir(), fillsSamples: false });
      return database;
    };
    const app = await buildTestApp({ open, environment: { SEED: 'none', STORE_LEGAL_NAME: 'Oslo Oak' } });
    const settings = await site(app);
    expect(settings).toMatchObject({
      storeName: 'Furniture Store',
      legalName: 'Oslo Oak',
      address: '',
      gstin: '',
      phone: '',
      mapPoints: [],
    });
    for (const key of ['deliveryDays', 'whatsapp', 'video', 'strip']) expect(settings).not.toHaveProperty(key);
    expect(JSON.stringify(settings)).not.toMatch(/kashtha|sample/i);
    await app.close();
  });
});
