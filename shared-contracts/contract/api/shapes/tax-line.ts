import * as v from 'valibot';

/** GST contained in an amount, by rate (percent). Either cgst and sgst, or igst, is above 0. Rupees. */
export const TaxLine = v.object({
  rate: v.number(),
  taxable: v.number(),
  cgst: v.number(),
  sgst: v.number(),
  igst: v.number(),
});
export type TaxLine = v.InferOutput<typeof TaxLine>;
