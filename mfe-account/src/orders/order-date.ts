const parts = new Intl.DateTimeFormat('en-GB-u-nu-latn', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** A UTC time as the day it is in India, day-month-year: '05-07-2025' (ACC-09, ACC-11). Empty for no time at all. */
export function orderDate(utc: string): string {
  const time = new Date(utc);
  return Number.isNaN(time.getTime()) ? '' : parts.format(time).replaceAll('/', '-');
}
