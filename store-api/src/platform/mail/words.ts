import { DEFAULT_LANGUAGE, type Language } from 'shared-contracts/i18n/languages';
import type { Text } from 'shared-contracts/i18n/plural-text';
import { readText, writtenText } from 'shared-contracts/i18n/plural-text';
import { fill, type Values } from 'shared-contracts/i18n/words';

export type MailLanguage = Language;

/** All English words of mails, for those who translate or reword them. */
export const englishMailWords = new Set<string>();

/** What the store says itself, by the English words; `languageOfMail` fills it. */
const furtherWords = new Map<Language, ReadonlyMap<string, string>>();

export function setMailWords(language: Language, words: ReadonlyMap<string, string>): void {
  furtherWords.set(language, words);
}

/** Texts in the languages that the store brings, filled in as a page's are. Others fall back word by word. */
export function mailWords<Word extends string>(english: Readonly<Record<Word, Text>>, arabic: typeof english) {
  for (const text of Object.values<Text>(english)) englishMailWords.add(writtenText(text));
  const bundled: Readonly<Record<Language, typeof english>> = { [DEFAULT_LANGUAGE]: english, ar: arabic };
  return (language: MailLanguage) =>
    (word: Word, values: Values = {}) => {
      const translated = furtherText(language, english[word]) ?? bundled[language]?.[word] ?? null;
      return translated === null ? fill(english[word], DEFAULT_LANGUAGE, values) : fill(translated, language, values);
    };
}

function furtherText(language: MailLanguage, english: Text): Text | null {
  const written = furtherWords.get(language)?.get(writtenText(english));
  return written === undefined ? null : readText(written, english);
}

export const frameWords = mailWords(
  {
    greeting: 'Hello {name},',
    greetingWithoutName: 'Hello,',
    signature: 'With kind regards, {store}',
    questions: 'Questions? Write to {email} or call {phone}.',
    questionsByMail: 'Questions? Write to {email}.',
    questionsByPhone: 'Questions? Call {phone}.',
    article: 'Item',
    quantity: 'Quantity',
    amount: 'Amount',
    total: 'Total, GST included',
    proofNeeded: 'Is this your address? Please confirm it, so that all our messages reach you here.',
    prove: 'Confirm this address',
  },
  {
    greeting: 'مرحبًا {name}،',
    greetingWithoutName: 'مرحبًا،',
    signature: 'مع أطيب التحيات، \u2068{store}\u2069',
    questions: 'لديك سؤال؟ راسلنا على \u2066{email}\u2069 أو اتصل على \u2066{phone}\u2069.',
    questionsByMail: 'لديك سؤال؟ راسلنا على \u2066{email}\u2069.',
    questionsByPhone: 'لديك سؤال؟ اتصل على \u2066{phone}\u2069.',
    article: 'المنتج',
    quantity: 'الكمية',
    amount: 'المبلغ',
    total: 'الإجمالي شاملًا ضريبة السلع والخدمات',
    proofNeeded: 'هل هذا عنوانك؟ يُرجى تأكيده حتى تصلك عليه جميع رسائلنا.',
    prove: 'أكّد هذا العنوان',
  },
);
