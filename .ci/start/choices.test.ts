import { readChoices } from './choices.ts';

describe('who takes the money [SEC-04] [PAY-13]', () => {
  const keys = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 's' };
  // Without keys the sandbox used to accept free orders on a public https origin.
  test.each([
    [{}, 'sandbox'],
    [{ PORT: '8080' }, 'sandbox'],
    [{ PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }, 'sandbox'],
    [{ PUBLIC_ORIGIN: 'http://[::1]:3000' }, 'sandbox'],
    [{ PUBLIC_ORIGIN: 'http://shop.localhost' }, 'sandbox'],
    [{ PUBLIC_ORIGIN: 'https://store.example' }, 'none'],
    [{ PUBLIC_ORIGIN: 'https://localhost.example' }, 'none'],
    [{ PUBLIC_ORIGIN: 'https://127.0.0.1.example' }, 'none'],
    [{ PUBLIC_ORIGIN: 'https://store.example', PAYMENT_SANDBOX: 'allow' }, 'sandbox'],
    [{ PAYMENT_SANDBOX: 'deny' }, 'none'],
    [{ PUBLIC_ORIGIN: 'https://store.example', ...keys }, 'razorpay'],
  ])('%j: %s', (environment, payments) => {
    expect(readChoices(environment, '/srv/store').payments).toBe(payments);
  });
});
