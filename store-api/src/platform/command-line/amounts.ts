const CURRENCY = /^(?:₹|rs\.?|inr)\s*/i;
/** Digits; or in groups, as India (1,25,000) or others (125,000) write them. */
const AMOUNT = /^-?(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/**
 * A number as people write it in India: '1,25,000', '₹ 12,500.00', 'Rs. 450/-'. Plain digits, or null for what could mean
 * something else, like '12,50' or '1.250,00'.
 */
export function plainAmount(typed: string): string | null {
  const bare = typed.trim().replace(CURRENCY, '').replace(/\/-$/, '').trim();
  return AMOUNT.test(bare) ? bare.replaceAll(',', '') : null;
}
