import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Payment } from './payments-repository.ts';
import type { PaymentProvider } from './provider.ts';
import type { Refund } from './tables.ts';

/**
 * Hears of money in the transaction that books it: what a listener writes is kept with the booking or not at all. So
 * invoices, mails and counts follow from a payment without the payment knowing them.
 */
export interface PaymentListener {
  onPaid?(trx: Kysely<Database>, orderId: number): Promise<void>;
  /** The payment has ended without money, and the shopper should hear of it. */
  onFailed?(trx: Kysely<Database>, payment: Payment): Promise<void>;
  onRefunded?(trx: Kysely<Database>, refund: Refund): Promise<void>;
}

/** Several listeners as one: each hears of a fact in turn. */
export function combineListeners(listeners: readonly PaymentListener[]): Required<PaymentListener> {
  return {
    async onPaid(trx, orderId) {
      for (const listener of listeners) await listener.onPaid?.(trx, orderId);
    },
    async onFailed(trx, payment) {
      for (const listener of listeners) await listener.onFailed?.(trx, payment);
    },
    async onRefunded(trx, refund) {
      for (const listener of listeners) await listener.onRefunded?.(trx, refund);
    },
  };
}

/** What the payment steps share. */
export interface PaymentContext extends Required<PaymentListener> {
  readonly db: Kysely<Database>;
  readonly provider: PaymentProvider;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}
