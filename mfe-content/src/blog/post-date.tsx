import { type Language, useLanguage } from 'shared-contracts';

const LOCALES = { en: 'en-US-u-nu-latn', ar: 'ar-u-nu-latn' } as const satisfies Record<Language, string>;

/** A UTC time as a date in India: 'Jun 28, 2023' (CON-05). */
export function PostDate({ utc }: { readonly utc: string }) {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
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
