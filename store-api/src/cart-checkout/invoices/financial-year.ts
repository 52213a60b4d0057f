import { indianDay } from '../../platform/time.ts';

/** India's financial year of a moment, April to March in Indian time: '26-27'. */
export function financialYear(moment: Date): string {
  const [year = 0, month = 0] = indianDay(moment).split('-').map(Number);
  const start = month >= 4 ? year : year - 1;
  return `${twoDigits(start)}-${twoDigits(start + 1)}`;
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
