/** The Remove button of a line takes the focus when a neighbour is removed. */
export function removeButtonOf(productId: number): string {
  return `remove-${productId}`;
}

/** Takes the focus when the last saved item is moved into the cart. */
export const CART_HEADING_ID = 'cart-heading';

/** Takes the focus when the last line is removed. */
export const EMPTY_CART_LINK_ID = 'start-shopping';
