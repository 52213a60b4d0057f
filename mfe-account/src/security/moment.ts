import { type Language, localeOf } from 'shared-contracts';
import type { Instant } from 'shared-contracts/domain/instant';

/** '22 Nov 2026, 7:05 am' in the browser's own time zone. */
export function moment(at: Instant, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
