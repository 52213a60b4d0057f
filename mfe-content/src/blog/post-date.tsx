import { type Language, localeOf, useLanguage } from 'shared-contracts';

/** English dates are in this order (CON-05). */
const localeOfDate = (language: Language) => (language === 'en' ? 'en-US' : localeOf(language));

/** A UTC time as a date in India: 'Jun 28, 2023' (CON-05). */
export function PostDate({ utc }: { readonly utc: string }) {
  const format = new Intl.DateTimeFormat(localeOfDate(useLanguage()), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  const time = new Date(utc);
  if (Number.isNaN(time.getTime())) return null;
  return (
    // Server and browser may have different calendar data: the server's text stays.
    <time dateTime={utc} suppressHydrationWarning>
      {format.format(time)}
    </time>
  );
}
