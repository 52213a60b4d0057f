import { dateText, weekdayText } from 'shared-contracts/domain/date-text';
import { formatRupees, paise } from 'shared-contracts/domain/money';

/** Of paise as the database has them. */
export function rupees(count: number): string {
  return formatRupees(paise(count));
}

/** The same without the sign, for columns. */
export function plainRupees(count: number): string {
  return rupees(count).replace('₹', '');
}

/** '21 Nov 2026', the day in India. */
export function indianDate(iso: string): string {
  return dateText(iso, 'en-IN-u-nu-latn');
}

/** 'Wed 9 Dec' */
export function promisedDay(day: string): string {
  return weekdayText(day, 'en-IN-u-nu-latn');
}

/** '18%' or '2.5%' for hundredths of a percent. */
export function percent(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
