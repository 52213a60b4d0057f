import { dateText, momentText, weekdayText } from './date-text.ts';
import { dayText } from './day-text.ts';

// Half past one at night in India, still the day before in UTC.
const NIGHT = new Date('2026-12-08T20:00:00Z');

test.each([
  ['en-IN-u-nu-latn', '9 Dec', 'Wed 9 Dec', '9 Dec 2026', '9 Dec 2026, 1:30 am'],
  ['ar-u-nu-latn', '9 ديسمبر', 'الأربعاء 9 ديسمبر', '9 ديسمبر 2026', '9 ديسمبر 2026، 1:30 ص'],
])('days and moments in India, by %s [SH-16]', (locale, day, weekday, date, moment) => {
  expect(dayText(NIGHT, locale)).toBe(day);
  expect(weekdayText(NIGHT, locale)).toBe(weekday);
  expect(dateText(NIGHT, locale)).toBe(date);
  expect(momentText(NIGHT, locale).replaceAll('\u202f', ' ')).toBe(moment);
});
