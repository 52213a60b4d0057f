import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getInterfaceTexts } from 'shared-contracts/api/get-interface-texts';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { insertSubscriber } from 'shared-contracts/api/insert-subscriber';
import { emptyOutbox } from '../../testing/empty-outbox.ts';
import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { languageOfMail } from '../mail/language-of-mail.ts';
import { frameWords } from '../mail/words.ts';

/** As a translator of Urdu sends it. */
const URDU = `shown_from,english,translated,state
interface.cart-checkout,Your cart,آپ کی ٹوکری,checked
interface.catalog,"one: 1 product
other: {n} products","one: ایک چیز
other: {n} چیزیں",checked
mails.words,You are subscribed to our newsletter,ہمارا خبرنامہ,checked
mails.words,"Questions? Write to {email} or call {phone}.","سوال؟ {email} یا {phone}",checked
products.name,Aarvi 3 Seater Fabric Sofa in Teal,آروی تین نشستی صوفہ,checked
`;

describeOnDatabase(
  'a language that is declared and translated by data alone',
  (app) => {
    const store = (...words: string[]) => operator(app(), ['translations', ...words]);
    const file = (name: string) => join(app().settings.dataDir, name);
    const take = async (csv: string) => {
      await writeFile(file('ur.csv'), csv);
      return store('import', 'ur', file('ur.csv'));
    };

    it('lacks the words of interface and mails too, which Arabic brings with its releases [SH-21]', async () => {
      const missing = async (language: string) => (await store('missing', language, '--format', 'jsonl')).lines;
      const urdu = await missing('ur');
      expect(urdu).toContain('{"shown_from":"interface.cart-checkout","english":"Your cart"}');
      expect(urdu).toContain('{"shown_from":"mails.words","english":"You are subscribed to our newsletter"}');
      expect(await missing('ar')).toEqual([]);
    });

    it('is translated by one file, and its words are served by their English ones [SH-21]', async () => {
      expect((await take(URDU)).lines).toEqual(['5 added, 0 changed, 0 as they were.']);
      const { Texts } = await app().call(getInterfaceTexts, { LanguageCode: 'ur' });
      expect(Texts).toEqual({
        'cart-checkout': { 'Your cart': 'آپ کی ٹوکری' },
        catalog: { 'one: 1 product\nother: {n} products': 'one: ایک چیز\nother: {n} چیزیں' },
      });
      const { lines } = await store('missing', 'ur', '--format', 'jsonl');
      expect(lines).not.toContain('{"shown_from":"interface.cart-checkout","english":"Your cart"}');
      expect(lines).toContain('{"shown_from":"interface.cart-checkout","english":"Your cart is empty"}');
    });

    it.each([
      ['mails.words,Question,{name}', /fills in nothing/],
      ['interface.shell,"Hello, {name}",سلام', /fills in {name}/],
      ['interface.catalog,"one: 1 product\nother: {n} products",{n} چیزیں', /a line for each plural form/],
      ['interface.nobody,Close,x', /shown_from: is one of/],
    ])('refuses words that could not be shown: %s [SH-21]', async (row, fault) => {
      const { faults } = await take(`shown_from,english,translated\n${row}\n`);
      expect(faults.join()).toMatch(fault);
    });

    it('lets a store say any word of the interface and of mails otherwise, in English too, and takes it back [SH-16] [SH-21]', async () => {
      expect((await store('export', 'en', file('en.csv'))).lines.join()).toMatch(/^\d{4} texts/);
      const words = await readFile(file('en.csv'), 'utf8');
      expect(words).toContain('interface.cart-checkout,Your cart,,');
      expect(words).not.toContain('products.name');
      const take = async (language: string, csv: string) => {
        await writeFile(file('own.csv'), `shown_from,english,translated\n${csv}`);
        return (await store('import', language, file('own.csv'))).lines.join();
      };
      expect(await take('en', 'interface.cart-checkout,Your cart,Your basket\nmails.words,Item,Piece\n')).toMatch(
        /^2 added/,
      );
      expect(await take('ar', 'interface.cart-checkout,Your cart,سلتي\n')).toMatch(/^1 added/);
      expect(await app().call(getInterfaceTexts, { LanguageCode: 'en' })).toEqual({
        Texts: { 'cart-checkout': { 'Your cart': 'Your basket' } },
      });
      expect((await app().call(getSiteSettings, {})).reworded).toEqual(['ar', 'en']);
      expect((await store('list', 'ar', '--format', 'csv')).lines).toContain(
        'interface.cart-checkout,Your cart,سلتي,machine',
      );
      await languageOfMail(app().db, 'en');
      expect(frameWords('en')('article')).toBe('Piece');
      const back = 'interface.cart-checkout,Your cart,Your cart\n';
      expect(await take('en', `${back}mails.words,Item,Item\n`)).toMatch(/^0 added, 2 changed/);
      await take('ar', back);
      await languageOfMail(app().db, 'en');
      expect(frameWords('en')('article')).toBe('Item');
      expect(await app().call(getSiteSettings, {})).not.toHaveProperty('reworded');
      expect((await store('missing', 'en')).faults.join()).toMatch(/other than English/);
    });

    it('writes its mails in it, word by word, with links into its pages [SH-21]', async () => {
      const EmailAddress = 'reader.ur@example.com';
      await app().call(insertSubscriber, { EmailAddress, LanguageCode: 'ur' });
      const mails = await emptyOutbox(app(), () => new Date(Date.now() + 60_000));
      const mail = mails.find(({ to }) => to === EmailAddress);
      expect(mail?.subject).toBe('ہمارا خبرنامہ');
      expect(mail?.text).toContain('سوال؟ ');
      // What is not translated yet.
      expect(mail?.text).toContain('Once a month we write to this address');
      expect(mail?.text).toContain('https://store.example/ur/unsubscribe?reader=');
      expect(mail?.html).toContain('<html lang="ur" dir="rtl">');
    });

    it('finds products by what they are called in it, with the letters of either keyboard [SH-21] [SH-22]', async () => {
      for (const SearchTerm of ['نشستی صوفہ', 'نشستي صوفه']) {
        const cards = await app().call(
          getAllProducts,
          { SearchTerm, PageSize: 5 },
          { token: '', userId: '', language: 'ur' },
        );
        expect(cards.map(({ ProductName }) => ProductName)).toContain('آروی تین نشستی صوفہ');
      }
    });

    it.each(['hi', 'xx', 'UR', '', 'english'])(
      'takes no language that is not declared: %j [SH-21]',
      async (LanguageCode) => {
        const { status, problem } = await app().refused(insertSubscriber, {
          EmailAddress: 'nobody@example.com',
          LanguageCode,
        });
        expect(status).toBe(400);
        expect(problem.errors).toEqual([
          { path: 'LanguageCode', message: expect.stringContaining("one of the store's languages") },
        ]);
      },
    );
  },
  { environment: { LANGUAGES: 'ur-IN=3', PUBLIC_ORIGIN: 'https://store.example' } },
);
