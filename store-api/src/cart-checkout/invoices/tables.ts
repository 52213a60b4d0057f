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
    /** Without a number yet; see `numberDocuments`. */
    owed_documents: {
      owed_document_id: Generated<number>;
      series: InvoiceSeries;
      financial_year: string;
      order_id: number;
      /** Of a credit note. */
      refund_id: number | null;
      /** The moment of the sale or refund. */
      owed_at: Timestamp;
      /** JSON text of an UnissuedDocument; '' for a credit note, which is made when its invoice has a number. */
      document: string;
    };
    invoice_counters: {
      series: InvoiceSeries;
      financial_year: string;
      last_number: number;
    };
  }
}
