import type { Language } from 'shared-contracts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', ar: 'ar-u-nu-latn' };

/** '22 Nov 2026, 7:05 am' in the browser's own time zone. */
export function moment(utc: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(utc));
}
