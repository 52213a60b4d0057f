import type { Generated } from 'kysely';
import type { GeneratedTimestamp } from '../../platform/tables.ts';

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

export interface SandboxTables {
  sandbox_orders: SandboxOrdersTable;
  sandbox_payments: SandboxPaymentsTable;
}
