import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/schema.ts';

export type InvoiceKind = 'invoice' | 'credit-note';

export interface InvoicesTable {
  invoice_id: Generated<number>;
  number: string;
  kind: InvoiceKind;
  order_id: number;
  /** Of a credit note: what was given back. */
  refund_id: number | null;
  financial_year: string;
  sequence: number;
  issued_at: Timestamp;
  /** JSON text of an InvoiceDocument. */
  document: string;
}

export interface InvoiceCountersTable {
  series: InvoiceKind;
  financial_year: string;
  last_number: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    invoices: InvoicesTable;
    invoice_counters: InvoiceCountersTable;
  }
}
