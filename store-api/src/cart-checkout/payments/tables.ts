import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';
import type { Database } from '../../platform/database/schema.ts';

export type Refund = Selectable<Database['refunds']>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    payments: {
      payment_id: Generated<number>;
      order_id: number;
      user_id: number;
      state: Generated<PaymentState>;
      amount_paise: number;
      currency: Generated<string>;
      provider: string;
      provider_order_id: string | null;
      provider_payment_id: string | null;
      idempotency_key: string;
      /** Of the hand-off that started it. */
      fingerprint: string;
      /** When the reconciler queries the provider next; null: never. Defaults to 15 minutes from now. */
      ask_at: ColumnType<Date | null, Date | undefined, Date | null>;
      /** The one purchase that its person is paying now; ended or overtaken ones are not. */
      under_way: Generated<boolean>;
      /** The provider's answers so far since the payment reached its state. */
      asks: Generated<number>;
      created_at: GeneratedTimestamp;
      updated_at: GeneratedTimestamp;
    };
    payment_history: {
      payment_history_id: Generated<number>;
      payment_id: number;
      from_state: PaymentState | null;
      to_state: PaymentState;
      cause: string;
      at: GeneratedTimestamp;
    };
    payment_transactions: {
      payment_transaction_id: Generated<number>;
      payment_id: number;
      provider_payment_id: string;
      payment_method_id: number;
      amount_paise: number;
      /** Reported by the browser; stored for support, never trusted. */
      reported_json: string | null;
      created_at: GeneratedTimestamp;
    };
    webhook_events: {
      event_id: string;
      event: string;
      received_at: GeneratedTimestamp;
    };
    refunds: {
      refund_id: Generated<number>;
      payment_id: number;
      /** Names the request: repeated, it is refunded once. */
      request_key: string;
      amount_paise: number;
      reason: string;
      state: Generated<'requested' | 'processed' | 'failed'>;
      provider_refund_id: string | null;
      /** What the provider said when it refused; '' otherwise. */
      fault: Generated<string>;
      attempts: Generated<number>;
      next_attempt_at: GeneratedTimestamp;
      created_at: GeneratedTimestamp;
      updated_at: GeneratedTimestamp;
    };
    /** What of a refund is for which article; a refund for the order as a whole has none. */
    refund_lines: {
      refund_id: number;
      order_item_id: number;
      /** Pieces that came back or were never sent. */
      quantity: number;
      /** The part of the article's coupon share and shipping that these pieces have. */
      discount_paise: number;
      shipping_paise: number;
      amount_paise: number;
    };
  }
}
