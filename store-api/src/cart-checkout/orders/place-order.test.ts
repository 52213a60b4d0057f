import { orderNumber } from './place-order.ts';

describe('an order number', () => {
  it('is readable and carries the month in India', () => {
    expect(orderNumber(123, new Date('2026-11-21T06:00:00Z'))).toBe('2611-000123');
    // 20:00 UTC on the last day of November is already December in India.
    expect(orderNumber(1_234_567, new Date('2026-11-30T20:00:00Z'))).toBe('2612-1234567');
  });
});
