import { type Paise, paise } from 'shared-contracts/domain/money';

/** A rate of GST in hundredths of a percent: 18 % is 1800. Integers, so that 2.5 % is exact too. */
export type RateBasisPoints = number;

/** 'intra': delivered within the store's own state (CGST + SGST); 'inter': elsewhere in India (IGST). */
export type Supply = 'intra' | 'inter';

/** taxable + cgst + sgst + igst is exactly the amount they were taken from. */
export interface ContainedGst {
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
}

/**
 * The GST contained in a tax-inclusive amount. Within the state the two halves are rounded as one tax each, so
 * that CGST and SGST are always equal; what rounding leaves over stays with the taxable value.
 */
export function containedGst(amount: Paise, rate: RateBasisPoints, supply: Supply): ContainedGst {
  if (supply === 'inter') {
    const igst = Math.round((amount * rate) / (10_000 + rate));
    return { taxable: paise(amount - igst), cgst: paise(0), sgst: paise(0), igst: paise(igst) };
  }
  const half = Math.round((amount * rate) / (2 * (10_000 + rate)));
  return { taxable: paise(amount - 2 * half), cgst: paise(half), sgst: paise(half), igst: paise(0) };
}
