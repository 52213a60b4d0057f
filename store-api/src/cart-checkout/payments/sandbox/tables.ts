import type { Generated, Selectable } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from '../../../platform/database/schema.ts';

export interface SandboxOrdersTable {
  id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  /** JSON text. */
  notes: string;
  status: Generated<'created' | 'attempted' | 'paid'>;
  attempts: Generated<number>;
  created_at: GeneratedTimestamp;
}

export interface SandboxPaymentsTable {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: 'authorized' | 'captured' | 'failed';
  created_at: GeneratedTimestamp;
}

export interface SandboxRefundsTable {
  id: string;
  payment_id: string;
  amount: number;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  created_at: GeneratedTimestamp;
}

export interface SandboxWebhooksTable {
  delivery_id: Generated<number>;
  event_id: string;
  event: string;
  /** JSON text, sent byte for byte. */
  body: string;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  delivered_at: Timestamp | null;
}

export interface SandboxBehaviourTable {
  only_row: Generated<boolean>;
  /** JSON text. */
  behaviour: string;
}

export type SandboxOrder = Selectable<SandboxOrdersTable>;
export type SandboxPayment = Selectable<SandboxPaymentsTable>;
export type SandboxRefund = Selectable<SandboxRefundsTable>;

declare module '../../../platform/database/schema.ts' {
  interface Database {
    sandbox_orders: SandboxOrdersTable;
    sandbox_payments: SandboxPaymentsTable;
    sandbox_refunds: SandboxRefundsTable;
    sandbox_webhooks: SandboxWebhooksTable;
    sandbox_behaviour: SandboxBehaviourTable;
  }
}
