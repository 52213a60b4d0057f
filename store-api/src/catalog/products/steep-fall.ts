/** A price that loses more than half is rather a slip of the hand than a sale. */
export const fallsByHalf = (from: number, to: number) => to * 2 < from;

/** What is asked before. `from` and `to` are of the product that falls deepest. */
export function questionOfFall({ fallen, sku, from, to }: { fallen: number; sku: string; from: string; to: string }) {
  const more = fallen > 1 ? ` and ${fallen - 1} more` : '';
  return `${sku}${more} would cost less than half: ${from} → ${to}. Is that so?`;
}
