import { returnsUntil } from './request-policy.ts';

describe('the last moment to ask for a return', () => {
  // Delivered just before and just after midnight in India: 18:30 UTC.
  it.each([
    ['2026-11-21T18:29:59.999Z', 7, '2026-11-28T18:29:59.999Z'],
    ['2026-11-21T18:30:00.000Z', 7, '2026-11-29T18:29:59.999Z'],
    ['2026-11-21T06:00:00.000Z', 0, '2026-11-21T18:29:59.999Z'],
    ['2028-02-22T06:00:00.000Z', 7, '2028-02-29T18:29:59.999Z'],
    ['2026-12-28T20:00:00.000Z', 7, '2027-01-05T18:29:59.999Z'],
  ])('of what was completed at %s, %i days: %s [ACC-11]', (completed, days, until) => {
    expect(returnsUntil(new Date(completed), days).toISOString()).toBe(until);
  });
});
