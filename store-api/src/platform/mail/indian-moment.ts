import type { MailLanguage } from './mail-templates.ts';

const LOCALES: Readonly<Record<MailLanguage, string>> = { en: 'en-IN', ar: 'ar-u-nu-latn' };
const ZONE: Readonly<Record<MailLanguage, string>> = { en: 'IST', ar: 'بتوقيت الهند' };

/** A moment as a shopper reads it, in India's time and saying so: '22 November 2026 at 7:05 am IST'. */
export function indianMoment(moment: Date, language: MailLanguage): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return `${format.format(moment)} ${ZONE[language]}`;
}
