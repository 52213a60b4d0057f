import { pinDigits } from './pin-form.ts';
import { pinFault } from './pincode.ts';

test.each(['751001', ' 751 001 ', '751-001', '751\u00a0001'])(
  '%j is a PIN code as browsers fill it in [PAY-02]',
  (typed) => {
    expect(pinDigits(typed)).toBe('751001');
    expect(pinFault(typed, '21')).toBeNull();
  },
);

test.each(['75 1001', '751 00', '751 0011', '٧٥١ ٠٠١'])('%j is none [PAY-02]', (typed) => {
  expect(pinFault(typed, '21')).toBe('not-a-pin');
});
