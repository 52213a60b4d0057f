/** @jest-environment node */
import { parseEnvironment } from './environment.ts';

const complete = {
  API_ORIGIN: 'http://127.0.0.1:4000',
  MFE_CATALOG_ORIGIN: 'http://127.0.0.1:4001/',
  MFE_CART_CHECKOUT_ORIGIN: 'http://127.0.0.1:4002',
  MFE_ACCOUNT_ORIGIN: 'http://127.0.0.1:4003',
  MFE_CONTENT_ORIGIN: 'http://127.0.0.1:4004',
};

describe('the shell’s environment', () => {
  test('has sensible defaults', () => {
    const parsed = parseEnvironment(complete);
    expect(parsed).toMatchObject({
      ok: true,
      environment: {
        port: 3000,
        pollInterval: 2000,
        testPayments: false,
        remoteOrigins: { catalog: 'http://127.0.0.1:4001' },
      },
    });
  });

  test('every fault is named at once, one sentence each [OPS-06]', () => {
    const parsed = parseEnvironment({
      ...complete,
      PORT: 'abc',
      LOG_LEVEL: 'loud',
      API_ORIGIN: undefined,
      PAYMENT_SANDBOX: 'yes',
    });
    expect(parsed.ok ? [] : parsed.faults.toSorted()).toEqual([
      'API_ORIGIN is missing.',
      expect.stringMatching(/^LOG_LEVEL is 'loud' and /),
      "PAYMENT_SANDBOX is 'yes' and must be 'allow' or absent.",
      "PORT is 'abc' and must be a port number.",
    ]);
  });

  test.each(['70000', '-1', '3000x', ' '])('PORT=%j is refused', (PORT) => {
    expect(parseEnvironment({ ...complete, PORT }).ok).toBe(false);
  });
});
