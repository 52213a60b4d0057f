import type { Generated, Selectable } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

export type SandboxOrder = Selectable<Database['sandbox_orders']>;
export type SandboxPayment = Selectable<Database['sandbox_payments']>;
export type SandboxRefund = Selectable<Database['sandbox_refunds']>;

declare module '../../../platform/database/schema.ts' {
  interface Database {
    sandbox_orders: {
      id: string;
      amount: number;
      currency: string;
      receipt: string | null;
      /** JSON text. */
      notes: string;
      status: Generated<'created' | 'attempted' | 'paid'>;
      attempts: Generated<number>;
      created_at: GeneratedTimestamp;
    };
    sandbox_payments: {
      id: string;
      order_id: string;
      amount: number;
      currency: string;
      status: 'authorized' | 'captured' | 'failed';
      created_at: GeneratedTimestamp;
    };
    sandbox_refunds: {
      id: string;
      payment_id: string;
      amount: number;
      receipt: string | null;
      status: 'pending' | 'processed' | 'failed';
      created_at: GeneratedTimestamp;
    };
    sandbox_webhooks: {
      delivery_id: Generated<number>;
      event_id: string;
      event: string;
      /** JSON text, sent byte for byte. */
      body: string;
      attempts: Generated<number>;
      next_attempt_at: Timestamp;
      delivered_at: Timestamp | null;
    };
    sandbox_behaviour: {
      only_row: Generated<boolean>;
      /** JSON text. */
      behaviour: string;
    };
  }
}
