import { localeOf, useLanguage } from 'shared-contracts';
import { dateText, momentText, weekdayText } from '../contract/domain/date-text.ts';
import { dayText } from '../contract/domain/day-text.ts';

type At = Parameters<typeof dateText>[0];

/** Days and moments in India in the reader's language, in the forms of `domain/day-text`. */
export function useDates() {
  const locale = localeOf(useLanguage());
  return {
    day: (at: Date | string) => dayText(at, locale),
    weekday: (at: Date | string) => weekdayText(at, locale),
    date: (at: At) => dateText(at, locale),
    moment: (at: At) => momentText(at, locale),
  };
}
