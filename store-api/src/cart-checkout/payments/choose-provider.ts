import type { Api } from '../../platform/http/api.ts';
import type { PaymentProvider } from './provider.ts';
import { createRazorpayProvider } from './razorpay-provider.ts';
import { serveSandboxBehaviour } from './sandbox/behaviour-route.ts';
import { sandboxBooks } from './sandbox/books.ts';
import { serveSandboxCheckout } from './sandbox/checkout-routes.ts';
import { sandboxKeys } from './sandbox/keys.ts';
import { sandboxLists } from './sandbox/lists.ts';
import { serveOrdersApi } from './sandbox/orders-api.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { sendWebhooks } from './sandbox/webhook-sender.ts';
import { watchKey } from './watch-key.ts';

const SANDBOX_WEBHOOKS_EVERY_MS = 500;

/**
 * Who takes the money, by the settings (PAY-13): Razorpay when it has keys, else the sandbox where it is allowed
 * (its routes are served only then), else null, and payments are refused.
 */
export async function chooseProvider({ http, db, settings, now, jobs, metrics }: Api): Promise<PaymentProvider | null> {
  const { razorpay, sandboxAllowed } = settings.payment;
  // The sandbox has no key: its store shows the metric at 0, as the alerts expect.
  const onKey = watchKey(http.log, metrics.registry);
  if (razorpay) return createRazorpayProvider({ ...razorpay, onKey });
  if (!sandboxAllowed) return null;
  const books = sandboxBooks(db, now);
  const keys = await sandboxKeys(db);
  serveOrdersApi(http, { books, lists: sandboxLists(db) }, keys);
  await serveSandboxCheckout(http, books, keys);
  serveSandboxBehaviour(http, books, keys);
  jobs.push({
    name: 'sandbox-webhooks',
    everyMs: SANDBOX_WEBHOOKS_EVERY_MS,
    run: async () => {
      await sendWebhooks(http, db, keys.webhookSecret, now());
    },
  });
  return createSandboxProvider(books, keys);
}
