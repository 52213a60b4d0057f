import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/schema.ts';
import type { Payment } from './payments-repository.ts';
import type { PaymentProvider } from './provider.ts';
import type { Refund } from './tables.ts';

/**
 * Runs in the transaction that books money. So invoices, mails and counts follow from a payment without a dependency on
 * them.
 */
export interface PaymentListener {
  onPaid?(trx: Db, orderId: number): Promise<void>;
  /** The payment has failed and the shopper is notified. */
  onFailed?(trx: Db, payment: Payment): Promise<void>;
  onRefunded?(trx: Db, refund: Refund): Promise<void>;
  /** After a transaction that called one of these has committed; in a dry run too. */
  onBooked?(): void;
}

/** Calls the listeners one after the other. */
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
    onBooked() {
      for (const listener of listeners) listener.onBooked?.();
    },
  };
}

export interface PaymentContext extends Required<PaymentListener> {
  readonly db: Db;
  readonly provider: PaymentProvider;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}
