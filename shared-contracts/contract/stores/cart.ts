import { computed } from 'nanostores';
import { isCount, isNumber, isText, shapeOf } from './guard.ts';
import { parseJson, persistedAtom, textCodec } from './persisted.ts';

/** A line of local storage's `cartItems`, fields exactly as observed (CART-03). Price in rupees. */
export interface CartLine {
  readonly ProductId: number;
  readonly ProductName: string;
  readonly Quantity: number;
  readonly Price: number;
  readonly OrderMaximumQuantity: number;
  readonly Material: string;
}

const isCartLine = shapeOf<CartLine>({
  ProductId: isCount,
  ProductName: isText,
  Quantity: isCount,
  Price: isNumber,
  OrderMaximumQuantity: isNumber,
  Material: isText,
});

export const $cartLines = persistedAtom<readonly CartLine[]>({
  key: 'cartItems',
  belongsTo: 'browser',
  initial: [],
  decode(text) {
    const lines = parseJson(text);
    // One invalid line must not cost the shopper the others.
    return Array.isArray(lines) ? lines.filter(isCartLine) : undefined;
  },
  encode: (lines) => (lines.length === 0 ? null : JSON.stringify(lines)),
});

/** The badge's number: distinct lines, not pieces (SH-04). */
export const $cartCount = computed($cartLines, (lines) => lines.length);

export const $orderNote = persistedAtom({ key: 'orderNote', belongsTo: 'person', initial: '', ...textCodec });
