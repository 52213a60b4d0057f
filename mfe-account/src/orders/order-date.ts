const parts = new Intl.DateTimeFormat('en-GB-u-nu-latn', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The day in India of a UTC time, as '05-07-2025' (ACC-09, ACC-11); '' for an invalid time. */
export function orderDate(utc: string): string {
  const time = new Date(utc);
  return Number.isNaN(time.getTime()) ? '' : parts.format(time).replaceAll('/', '-');
}
