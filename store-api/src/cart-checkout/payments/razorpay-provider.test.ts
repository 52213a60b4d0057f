import { acceptedSecrets } from './razorpay-provider.ts';

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
