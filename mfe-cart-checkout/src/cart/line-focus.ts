/** The id of a line's Remove button: where the focus goes when something beside it has gone. */
export function removeButtonOf(productId: number): string {
  return `remove-${productId}`;
}

/** The id of the way on from an empty cart: where it goes when nothing is beside. */
export const WAY_ON_ID = 'start-shopping';
