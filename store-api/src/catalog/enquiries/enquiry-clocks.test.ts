import { clocksOf } from './enquiry-clocks.ts';

describe("a complaint's month", () => {
  it.each([
    ['ends on the same day', '2026-11-22T14:00+05:30', '2026-12-22T14:00+05:30'],
    ['ends with February', '2027-01-31T12:00+05:30', '2027-02-28T12:00+05:30'],
    ['ends with February of a leap year', '2028-01-31T12:00+05:30', '2028-02-29T12:00+05:30'],
    [
      'begins on an Indian day, while it is the day before in London',
      '2027-01-31T02:00+05:30',
      '2027-02-28T02:00+05:30',
    ],
    ['goes over the year', '2026-12-31T23:30+05:30', '2027-01-31T23:30+05:30'],
  ])('%s [CON-10]', (_, sent, settled) => {
    expect(clocksOf('grievance', new Date(sent)).settle_due_at).toEqual(new Date(settled));
  });
});
