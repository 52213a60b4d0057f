import { INDIAN_MOBILE, indianMobile } from './mobile.ts';

test.each([
  '9845012345',
  '+91 98450 12345',
  '098450-12345',
  '(0)98450 12345',
  // As browsers fill it in.
  '919845012345',
  '0091 98450 12345',
  '091-98450 12345',
  '+91 098450.12345',
  '91\u00a098450\u00a012345',
])('%s is a mobile number [PAY-02]', (typed) => {
  expect(indianMobile(typed)).toBe('9845012345');
  expect(INDIAN_MOBILE.test(indianMobile(typed))).toBe(true);
});

test.each(['', '984501234', '98450123456', '5845012345', '+1 98450 12345', '९८४५०१२३४५', '9845012345\n'])(
  '%p is none [PAY-02]',
  (typed) => {
    expect(INDIAN_MOBILE.test(typed)).toBe(false);
  },
);

test.each(['9198450123', '9123456789'])('%s begins like India’s code and keeps all its digits [PAY-02]', (typed) => {
  expect(indianMobile(typed)).toBe(typed);
});
