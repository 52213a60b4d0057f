import type { Api } from '../platform/api.ts';
import type { PaymentProvider } from './provider.ts';
import { createRazorpayProvider } from './razorpay-provider.ts';
import { sandboxBooks } from './sandbox/books.ts';
import { serveSandboxCheckout } from './sandbox/checkout-routes.ts';
import { sandboxKeys } from './sandbox/keys.ts';
import { serveOrdersApi } from './sandbox/orders-api.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

/**
 * Who takes the money, by the settings (PAY-13): Razorpay when it has keys, else the sandbox where it is allowed
 * (its routes are served only then), else null, and payments are refused.
 */
export async function chooseProvider({ http, db, settings }: Api): Promise<PaymentProvider | null> {
  const { razorpay, sandboxAllowed } = settings.payment;
  if (razorpay) return createRazorpayProvider(razorpay);
  if (!sandboxAllowed) return null;
  const books = sandboxBooks(db);
  const keys = await sandboxKeys(db);
  serveOrdersApi(http, books, keys);
  await serveSandboxCheckout(http, books, keys);
  return createSandboxProvider(books, keys);
}
