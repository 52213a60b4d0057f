import { DEFAULT_LANGUAGE } from 'shared-contracts/i18n/languages';
import * as v from 'valibot';

const Paise = v.pipe(v.number(), v.integer());
const Party = v.object({
  name: v.string(),
  address: v.string(),
  /** Parts of the address that e-invoices ask for alone. Empty of the seller and in older documents. */
  city: v.optional(v.string(), ''),
  postalCode: v.optional(v.string(), ''),
  /** '' when unregistered. */
  gstin: v.string(),
  stateName: v.string(),
  /** Two-digit GST code. */
  stateCode: v.string(),
});

export const InvoiceLine = v.object({
  /** Of the order; for reports by product. Documents issued before there were reports have none. */
  item: v.optional(v.number()),
  description: v.string(),
  /** In the language of the document; '' where it has none. */
  translated: v.optional(v.string(), ''),
  /** HSN, or SAC for services. */
  hsn: v.string(),
  /** 0 where a credit note gives back a part of a line's money. */
  quantity: v.number(),
  unit: v.string(),
  /** Per piece, tax-inclusive, in paise. */
  price: Paise,
  /** What a coupon took off the line. */
  discount: Paise,
  shipping: Paise,
  taxable: Paise,
  /** Hundredths of a percent. */
  rate: v.number(),
  cgst: Paise,
  sgst: Paise,
  igst: Paise,
  total: Paise,
});
export type InvoiceLine = v.InferOutput<typeof InvoiceLine>;

/** A tax document as it was issued (CGST Rules, rules 46 and 53). Money in paise; times UTC ISO 8601. */
export const InvoiceDocument = v.object({
  kind: v.picklist(['invoice', 'credit-note']),
  /** Of a sandbox payment: it says so, and no tax is owed. */
  isTest: v.optional(v.boolean(), false),
  number: v.string(),
  /** Of the order: printed next to English where it is another. Older documents are in English. */
  language: v.optional(v.string(), DEFAULT_LANGUAGE),
  issuedAt: v.string(),
  orderNumber: v.string(),
  /** Of an invoice: by when it was promised, 'YYYY-MM-DD' in India; '' where nothing was, absent in older documents. */
  arrival: v.optional(v.string()),
  /** Of a credit note: the invoice it lowers. */
  original: v.nullable(v.object({ number: v.string(), issuedAt: v.string() })),
  reason: v.string(),
  /** The store's drawing, name and colour at its head; older documents name the seller alone. */
  store: v.optional(v.object({ name: v.string(), colour: v.string(), mark: v.optional(v.picklist(['chair'])) })),
  seller: Party,
  buyer: Party,
  /** Where it goes when that is not the buyer's address; null when it is, or when nothing is carried. */
  delivery: v.nullable(Party),
  placeOfSupply: v.object({ stateName: v.string(), stateCode: v.string() }),
  /** What the state's half of the tax is called where the supply stays within the store's state. */
  stateTax: v.picklist(['SGST', 'UTGST']),
  lines: v.array(InvoiceLine),
  totals: v.object({ taxable: Paise, cgst: Paise, sgst: Paise, igst: Paise, total: Paise }),
});
export type InvoiceDocument = v.InferOutput<typeof InvoiceDocument>;
export type InvoiceParty = v.InferOutput<typeof Party>;

/** Whether goods left the store's state: then the tax is IGST, whatever its rate. */
export function isInterState({ placeOfSupply, seller }: InvoiceDocument): boolean {
  return placeOfSupply.stateCode !== seller.stateCode;
}

export function readInvoiceDocument(text: string): InvoiceDocument {
  return v.parse(InvoiceDocument, JSON.parse(text));
}

export function sumLines(lines: readonly InvoiceLine[]): InvoiceDocument['totals'] {
  const sum = (of: (line: InvoiceLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    taxable: sum((line) => line.taxable),
    cgst: sum((line) => line.cgst),
    sgst: sum((line) => line.sgst),
    igst: sum((line) => line.igst),
    total: sum((line) => line.total),
  };
}
