import { type Language, localeOf, useLanguage } from 'shared-contracts';
import type { Instant } from 'shared-contracts/domain/instant';
import { useServedText } from 'shared-contracts/kit/use-served-text';

/** English dates are in this order (CON-05). */
const localeOfDate = (language: Language) => (language === 'en' ? 'en-US' : localeOf(language));

/** A moment as a date in India: 'Jun 28, 2023' (CON-05). */
export function PostDate({ at }: { readonly at: Instant }) {
  const locale = localeOfDate(useLanguage());
  const text = useServedText(`${at} ${locale}`, () =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    }).format(at),
  );
  return (
    <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {text}
    </time>
  );
}
