import texts from 'shared-contracts/interface-texts' with { type: 'json' };
import { openTestDatabase } from '../../testing/databases.ts';
import { up as plainWords } from '../database/migrations/0800-plain-words.ts';
import { up as emailSpelling } from '../database/migrations/0820-email-spelling.ts';
import { englishMailWords } from '../mail/words.ts';
import '../../mails.ts';

// A release that says 'No reviews yet.' made a shop's own words, and all words of a further language, English again.
test('what a store says itself is said of a text that a release has reworded, too [SH-16] [SH-21]', async () => {
  const { db, close } = await openTestDatabase();
  const row = (shown_from: string, language: string, english: string, translated: string) => ({
    shown_from,
    language,
    english,
    translated,
    state: 'checked' as const,
  });
  const before = [
    row('interface.catalog', 'en', 'Nobody has reviewed this piece yet.', 'Be the first to review it.'),
    row('interface.content', 'hi', 'one: 1 piece\nother: {n} pieces', 'one: 1 वस्तु\nother: {n} वस्तुएँ'),
    row('mails.words', 'hi', 'Article', 'वस्तु'),
    row('interface.content', 'hi', 'Read on', 'आगे'),
    row('interface.content', 'hi', 'Read more', 'और पढ़ें'),
    row('products.name', 'hi', 'Article', 'एक नाम'),
  ];
  await db.insertInto('translations').values(before).execute();
  await plainWords(db);
  const after = await db
    .selectFrom('translations')
    .select(['shown_from', 'language', 'english', 'translated', 'state'])
    .where('language', 'in', ['en', 'hi'])
    .execute();
  const copied = after.filter(({ english }) => !before.some((text) => text.english === english));
  expect(after).toHaveLength(before.length + copied.length);
  expect(copied.map(({ english, translated, state }) => [english, translated, state]).sort()).toEqual([
    ['Item', 'वस्तु', 'machine'],
    ['No reviews yet.', 'Be the first to review it.', 'machine'],
    ['one: 1 item\nother: {n} items', 'one: 1 वस्तु\nother: {n} वस्तुएँ', 'machine'],
  ]);
  expect(after).toContainEqual(before[4]);
  await close();
});

// The contact form had 'e-mail' in its text and 'Email' on its label.
test('what a store says of an e-mail is said of an email, as checked as before [SH-16] [SH-21]', async () => {
  const { db, close } = await openTestDatabase();
  const row = { shown_from: 'interface.account', language: 'hi', state: 'checked' as const };
  await db
    .insertInto('translations')
    .values([
      { ...row, english: 'Use another e-mail address', translated: 'दूसरा ईमेल' },
      { ...row, english: 'E-mail', translated: 'ईमेल' },
      { ...row, english: 'Email', translated: 'ई-मेल पता' },
      { ...row, shown_from: 'web_pages.content', english: 'Account: name, e-mail', translated: 'खाता' },
    ])
    .execute();
  await emailSpelling(db);
  const after = await db
    .selectFrom('translations')
    .select(['english', 'translated', 'state'])
    .where('language', '=', 'hi')
    .orderBy('english')
    .execute();
  const one = { state: 'checked' };
  expect(after).toHaveLength(5);
  expect(after).toContainEqual({ ...one, english: 'Use another email address', translated: 'दूसरा ईमेल' });
  expect(after).toContainEqual({ ...one, english: 'Email', translated: 'ई-मेल पता' });
  await close();
});

test('interface and mails say email, never e-mail [SH-16]', () => {
  const english = [...Object.values(texts).flat(), ...englishMailWords];
  expect(english.length).toBeGreaterThan(500);
  expect(english.filter((text) => /e-mail/i.test(text))).toEqual([]);
});
