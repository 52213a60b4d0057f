import type { Generated } from 'kysely';

export type InvoiceKind = 'invoice' | 'credit-note';
export type InvoiceSeries = InvoiceKind | `test-${InvoiceKind}`;

declare module '../../platform/database/schema.ts' {
  interface Database {
    invoices: {
      invoice_id: Generated<number>;
      number: string;
      kind: InvoiceKind;
      /** Of a sandbox payment. */
      is_test: boolean;
      order_id: number;
      /** Of a credit note: what was given back. */
      refund_id: number | null;
      financial_year: string;
      sequence: number;
      issued_at: Timestamp;
      /** JSON text of an InvoiceDocument. */
      document: string;
    };
    /** The bytes of each document, from when they are first wanted. */
    invoice_pdfs: {
      invoice_id: number;
      pdf: Buffer;
    };
    invoice_counters: {
      series: InvoiceSeries;
      financial_year: string;
      last_number: number;
    };
  }
}
