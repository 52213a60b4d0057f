/** @jest-environment node */
import { ownOrigin } from './own-origin.ts';

// With HOST on one other address the browser of a trial met nobody at 127.0.0.1, and no page was ever refused.
test.each([
  ['192.0.2.7', 'IPv4', 'http://192.0.2.7:3000'],
  ['0.0.0.0', 'IPv4', 'http://127.0.0.1:3000'],
  ['::', 'IPv6', 'http://[::1]:3000'],
  ['2001:db8::7', 'IPv6', 'http://[2001:db8::7]:3000'],
])('a shell that listens at %s is reached there by its own machine [OPS-23]', (address, family, origin) => {
  expect(ownOrigin({ address, family, port: 3000 })).toBe(origin);
});

test('one that does not listen yet is reached nowhere', () => {
  expect(ownOrigin(null)).toBeUndefined();
});
