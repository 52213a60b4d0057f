import { type Language, localeOf } from 'shared-contracts';

/** '22 Nov 2026, 7:05 am' in the browser's own time zone. */
export function moment(utc: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(utc));
}
