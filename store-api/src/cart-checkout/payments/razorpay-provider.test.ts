import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { acceptedSecrets, createRazorpayProvider } from './razorpay-provider.ts';
import { watchKey } from './watch-key.ts';

const replacedAt = new Date('2026-11-20T10:00:00Z');
const secrets = { current: 'new', previous: { secret: 'old', replacedAt } };

test.each([
  ['right after the replacement', '2026-11-20T10:00:01Z', ['new', 'old']],
  ['a second before a day has passed', '2026-11-21T09:59:59Z', ['new', 'old']],
  ['a day later', '2026-11-21T10:00:00Z', ['new']],
])('%s the old webhook secret counts as it should [PAY-11]', (_when, now, accepted) => {
  expect(acceptedSecrets(secrets, new Date(now))).toEqual(accepted);
});

test('without a secret no webhook is accepted [PAY-11]', () => {
  expect(acceptedSecrets({ current: '', previous: null }, replacedAt)).toEqual([]);
});

// A wrong key looked like a provider that does not answer, and nothing said so.
test.each([401, 403])(
  'a key that is answered %i is reported, once, and is no answer about a payment [PAY-13] [OPS-11]',
  async (status) => {
    let answers = status;
    const server = createServer((_request, response) => {
      response.writeHead(answers, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(answers === 200 ? { items: [] } : { error: { description: 'Authentication failed' } }),
      );
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const registry = new Registry();
    const [error, info] = [jest.fn(), jest.fn()];
    const provider = createRazorpayProvider({
      keyId: 'rzp_test_wrong',
      keySecret: 'wrong',
      webhook: secrets,
      apiOrigin: `http://127.0.0.1:${port}`,
      onKey: watchKey({ error, info } as never, registry),
    });
    const refused = async () => (await registry.metrics()).match(/^payment_key_refused (\d)/m)?.[1];
    for (let time = 0; time < 2; time += 1) {
      expect(await provider.paymentsOf('order_1')).toEqual({ ok: false, reason: 'unavailable' });
    }
    expect([await refused(), error.mock.calls.length]).toEqual(['1', 1]);
    answers = 200;
    expect(await provider.paymentsOf('order_1')).toEqual({ ok: true, value: [] });
    expect([await refused(), info.mock.calls.length]).toEqual(['0', 1]);
    server.close();
  },
);
