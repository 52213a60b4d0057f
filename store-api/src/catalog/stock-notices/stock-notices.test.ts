import { answerStockNotice } from 'shared-contracts/api/answer-stock-notice';
import { insertStockNotice } from 'shared-contracts/api/insert-stock-notice';
import { purgeExpired } from '../../platform/database/purge-expired.ts';
import { DAY_MS } from '../../platform/time.ts';
import { writeTranslations } from '../../platform/translation-commands/translation-file.ts';
import { emptyOutbox, mailOf } from '../../testing/empty-outbox.ts';
import { stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase, testSettings } from '../../testing/test-app.ts';
import { catalogDataOfPeople } from '../personal-data.ts';
import { noticeAsked, noticeBack } from './notice-mails.ts';
import { sendNotices } from './send-notices.ts';

let clock = Date.UTC(2026, 10, 22, 9);
const now = () => new Date(clock);

describeOnDatabase(
  'a mail when a product is back',
  (app) => {
    beforeEach(() => {
      clock += 61_000;
    });
    const soldOut = () => stockedProduct(app().db, { stock: 0 });
    const restock = (productId: number, pieces = 5) =>
      app().db.updateTable('products').set({ stock_quantity: pieces }).where('product_id', '=', productId).execute();
    const outbox = () => emptyOutbox(app(), now);
    const ask = (ProductId: number, EmailAddress: string, LanguageCode: 'en' | 'ar' = 'en') =>
      app().call(insertStockNotice, { ProductId, EmailAddress, LanguageCode });
    const asked = async (to: string) => {
      const mail = mailOf(await outbox(), noticeAsked, to);
      return { mail, token: /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
    };
    const confirm = (Token: string) => app().call(answerStockNotice, { Token, Wanted: true });
    const waiting = async (email: string) =>
      (await app().db.selectFrom('stock_notices').select('notice_id').where('email_key', '=', email).execute()).length;
    const back = async (to: string) => {
      await sendNotices(app().db, now());
      return mailOf(await outbox(), noticeBack, to);
    };

    it('is sent once to who confirmed it, when there is stock, and the address goes with it [CAT-29] [LAW-06]', async () => {
      const productId = await soldOut();
      await ask(productId, 'Asha@example.com');
      const { token } = await asked('Asha@example.com');
      expect(await confirm(token)).toMatchObject({ Slug: expect.any(String) });
      expect(await back('Asha@example.com')).toBeUndefined();
      await restock(productId);
      expect((await back('Asha@example.com'))?.text).toContain('/collections/');
      expect(await waiting('asha@example.com')).toBe(0);
      expect(await back('Asha@example.com')).toBeUndefined();
      expect(await confirm(token)).toBeNull();
    });

    it('is not sent to an address that did not confirm [CAT-29]', async () => {
      const productId = await soldOut();
      await ask(productId, 'stranger@example.com');
      await outbox();
      await restock(productId);
      expect(await back('stranger@example.com')).toBeUndefined();
      expect(await waiting('stranger@example.com')).toBe(1);
    });

    it('is written in the language it was asked in, the name of the product too [CAT-29] [SH-16]', async () => {
      const productId = await stockedProduct(app().db, { stock: 0, name: 'Kamini Sofa' });
      const translation = { shown_from: 'products.name', english: 'Kamini Sofa', translated: 'أريكة كاميني' } as const;
      await writeTranslations(app().db, 'ar', [{ ...translation, state: 'checked' }]);
      await ask(productId, 'layla@example.com', 'ar');
      const { mail, token } = await asked('layla@example.com');
      expect(mail?.text).toContain('نعم، أخبرني');
      expect(mail?.text).toContain('أريكة كاميني');
      expect(mail?.text).toContain('/ar/stock-notice?token=');
      await confirm(token);
      await restock(productId);
      expect((await back('layla@example.com'))?.text).toContain('أريكة كاميني');
    });

    it('has one button; the link that ends it is quiet [CAT-29]', async () => {
      await ask(await soldOut(), 'quiet@example.com');
      const { mail } = await asked('quiet@example.com');
      expect(mail?.html.match(/<a [^>]*class="quiet"[^>]*>/g)).toHaveLength(1);
      expect(mail?.html).toMatch(/<a [^>]*end=1[^>]*class="quiet"/);
    });

    it('two rounds at once send one mail [CAT-29]', async () => {
      const productId = await soldOut();
      await ask(productId, 'both@example.com');
      await confirm((await asked('both@example.com')).token);
      await restock(productId);
      await Promise.all([sendNotices(app().db, now()), sendNotices(app().db, now())]);
      const mails = (await outbox()).filter(({ to }) => to === 'both@example.com');
      expect(mails).toHaveLength(1);
    });

    it('is ended by the link in its mail, which then is of no use [CAT-29]', async () => {
      const productId = await soldOut();
      await ask(productId, 'leaves@example.com');
      const { token } = await asked('leaves@example.com');
      await confirm(token);
      expect(await app().call(answerStockNotice, { Token: token, Wanted: false })).not.toBeNull();
      expect(await waiting('leaves@example.com')).toBe(0);
      expect(await confirm(token)).toBeNull();
      await restock(productId);
      expect(await back('leaves@example.com')).toBeUndefined();
    });

    it.each(['', '1', '1.short', `1.${'A'.repeat(43)}`])('the token %j answers nothing [SEC-02]', async (Token) => {
      expect(await confirm(Token)).toBeNull();
    });

    it('asked again, it says the same and is stored once; a confirmed one gets no second question [SEC-02]', async () => {
      const productId = await soldOut();
      const first = await ask(productId, 'again@example.com');
      const { token } = await asked('again@example.com');
      expect(await ask(productId, ' AGAIN@example.com ')).toEqual(first);
      expect((await outbox()).length).toBe(1);
      await confirm(token);
      expect(await ask(productId, 'again@example.com')).toEqual(first);
      expect(await outbox()).toEqual([]);
      expect(await waiting('again@example.com')).toBe(1);
    });

    it('asks an address five times a day at most [API-03]', async () => {
      const productId = await soldOut();
      for (let time = 0; time < 5; time += 1) await ask(productId, 'flood@example.com');
      const sent = { ProductId: productId, EmailAddress: 'Flood@example.com' };
      expect((await app().refused(insertStockNotice, sent)).status).toBe(429);
      await outbox();
    });

    it.each([
      ['ProductId', { ProductId: 99_999_999, EmailAddress: 'asha@example.com' }],
      ['EmailAddress', { ProductId: 1, EmailAddress: 'asha' }],
    ])('refuses a wrong %s', async (path, sent) => {
      const { status, problem } = await app().refused(insertStockNotice, sent);
      expect([status, problem.errors?.[0]?.path]).toEqual([400, path]);
    });

    it('is deleted unconfirmed after seven days, confirmed after a year [LAW-06]', async () => {
      const productId = await soldOut();
      await ask(productId, 'unsure@example.com');
      await ask(productId, 'sure@example.com');
      const mails = await outbox();
      const token = /token=([\w.-]+)/.exec(mailOf(mails, noticeAsked, 'sure@example.com')?.text ?? '')?.[1] ?? '';
      await confirm(token);
      const left = async (days: number) => {
        await purgeExpired(app().db, new Date(clock + days * DAY_MS), testSettings().retention);
        return [await waiting('unsure@example.com'), await waiting('sure@example.com')];
      };
      expect(await left(6.9)).toEqual([1, 1]);
      expect(await left(7.1)).toEqual([0, 1]);
      expect(await left(366)).toEqual([0, 0]);
    });

    it('asked again within the seven days, waits seven more for its answer [CAT-29]', async () => {
      const productId = await soldOut();
      await ask(productId, 'later@example.com');
      await outbox();
      clock += 6.9 * DAY_MS;
      await ask(productId, 'later@example.com');
      const { token } = await asked('later@example.com');
      clock += 0.5 * DAY_MS;
      await purgeExpired(app().db, now(), testSettings().retention);
      expect(await confirm(token)).not.toBeNull();
    });

    it('is not taken for a product that is in stock, and says so [CAT-29]', async () => {
      const sent = { ProductId: await stockedProduct(app().db), EmailAddress: 'early@example.com' };
      const { status, problem } = await app().refused(insertStockNotice, sent);
      expect([status, problem.code]).toEqual([409, 'in-stock']);
      expect(await waiting('early@example.com')).toBe(0);
    });

    it('is in the download of who has proven the address, and goes with the account [LAW-06]', async () => {
      const productId = await soldOut();
      await ask(productId, 'owner@example.com');
      await outbox();
      const person = { userId: 1, email: 'owner@example.com', isEmailProven: false };
      expect(await catalogDataOfPeople.held(app().db, person)).not.toHaveProperty('backInStock');
      const proven = { ...person, isEmailProven: true };
      const { backInStock } = await catalogDataOfPeople.held(app().db, proven);
      expect(backInStock).toMatchObject([{ email: 'owner@example.com', confirmedAt: null }]);
      await catalogDataOfPeople.erase(app().db, proven, now());
      expect(await waiting('owner@example.com')).toBe(0);
    });
  },
  { now },
);
