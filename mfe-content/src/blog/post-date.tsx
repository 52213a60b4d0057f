import { type Language, localeOf, useLanguage } from 'shared-contracts';
import type { Instant } from 'shared-contracts/domain/instant';

/** English dates are in this order (CON-05). */
const localeOfDate = (language: Language) => (language === 'en' ? 'en-US' : localeOf(language));

/** A moment as a date in India: 'Jun 28, 2023' (CON-05). */
export function PostDate({ at }: { readonly at: Instant }) {
  const format = new Intl.DateTimeFormat(localeOfDate(useLanguage()), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  return (
    // Server and browser may have different calendar data: the server's text stays.
    <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {format.format(at)}
    </time>
  );
}
