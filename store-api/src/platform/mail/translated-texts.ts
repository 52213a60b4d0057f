import type { TextSource } from '../translations/text-source.ts';
import { englishMailWords } from './words.ts';

declare module '../translations/translate-answer.ts' {
  interface DocumentTexts {
    mails: { words: string };
  }
}

export const MAIL_TEXTS: readonly TextSource[] = [
  { column: 'mails.words', isBundled: true, read: async () => [...englishMailWords] },
];
