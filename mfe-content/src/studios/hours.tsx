import { localeOf, useLanguage, useWords } from 'shared-contracts';
import type { OpeningHours } from 'shared-contracts/domain/studio';
import styles from './hours.module.css';
import { type DaysInRow, openingDays } from './opening-days.ts';
import { words } from './words.ts';

// Any Monday.
const MONDAY = Date.UTC(2026, 0, 5, 12);
const DAY_MS = 86_400_000;

/** The week's opening hours, days with the same hours together. */
export function Hours({ hours }: { readonly hours: readonly OpeningHours[] }) {
  const t = useWords(words);
  const weekday = new Intl.DateTimeFormat(localeOf(useLanguage()), { weekday: 'long', timeZone: 'UTC' });
  const nameOf = (day: number) => weekday.format(MONDAY + (day - 1) * DAY_MS);
  const daysInWords = ({ first, last }: DaysInRow) =>
    first === last ? nameOf(first) : t('daysFromTo', { from: nameOf(first), to: nameOf(last) });
  return (
    <dl className={styles.hours}>
      {openingDays(hours).map((row) => (
        <div key={row.first}>
          {/* Server and browser may have different calendar data: the server's text stays. */}
          <dt suppressHydrationWarning>{daysInWords(row)}</dt>
          <dd className="figures">
            {row.times ? t('hoursFromTo', { from: row.times.opens, to: row.times.closes }) : t('closedOn')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
