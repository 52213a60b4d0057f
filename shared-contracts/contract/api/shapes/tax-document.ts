import * as v from 'valibot';

/** A tax document of an order; get-order-invoice answers it as a PDF. */
export const TaxDocument = v.object({
  /** 'INV/26-27/000123' or 'CRN/26-27/000045'; 'TI/…' and 'TC/…' of test payments. */
  Number: v.string(),
  /** A credit note is issued for every refund, whole or in part. */
  Kind: v.picklist(['invoice', 'credit-note']),
  IssuedUTC: v.string(),
});
