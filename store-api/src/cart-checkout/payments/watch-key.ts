import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

/** Says once that the provider refuses the store's key, and as long as it does on a metric: no payment can begin or be confirmed. */
export function watchKey(
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  registry: Registry,
): (isAccepted: boolean) => void {
  const refused = new Gauge({
    name: 'payment_key_refused',
    help: '1 while the payment provider refuses RAZORPAY_KEY_ID with its secret',
    registers: [registry],
  });
  let wasAccepted = true;
  refused.set(0);
  return (isAccepted) => {
    refused.set(isAccepted ? 0 : 1);
    if (isAccepted === wasAccepted) return;
    wasAccepted = isAccepted;
    if (isAccepted) log.info('the payment provider accepts the key again');
    else log.error('the payment provider refuses the key: check RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET');
  };
}
