import { computed } from 'nanostores';
import { isCount, isNumber, isText, shapeOf } from './guard.ts';
import { mergeLists } from './merge-lists.ts';
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

const CART = { key: 'cartItems', belongsTo: 'browser' } as const;

/** Text that is not a JSON list counts as one invalid line. */
function entriesOf(text: string | null): readonly unknown[] {
  if (text === null) return [];
  const entries = parseJson(text);
  return Array.isArray(entries) ? entries : [text];
}
const readable = (text: string | null) => entriesOf(text).filter(isCartLine);
const unreadable = (text: string | null) => entriesOf(text).filter((entry) => !isCartLine(entry));

const cartText = (entries: readonly unknown[]) => (entries.length === 0 ? null : JSON.stringify(entries));

export const $cartLines = persistedAtom<readonly CartLine[]>({
  ...CART,
  initial: [],
  decode: readable,
  encode: cartText,
  // What cannot be read waits in storage until the shopper has resolved it (CART-04).
  encodeOver: (stored, lines) => cartText([...lines, ...unreadable(stored)]),
  merge: (versions) =>
    mergeLists(
      versions,
      ({ ProductId }) => ProductId,
      ({ base, ours, theirs }) => ({
        ...ours,
        Quantity: Math.max(1, ours.Quantity + theirs.Quantity - (base?.Quantity ?? 0)),
      }),
    ),
});

/** The stored entries that are no cart lines, e.g. of another release; shown and resolved on /Cart (CART-04). */
export const $unreadableLines = persistedAtom<readonly unknown[]>({
  ...CART,
  initial: [],
  decode: unreadable,
  encode: cartText,
  encodeOver: (stored, entries) => cartText([...readable(stored), ...entries]),
  merge: (versions) => mergeLists(versions, (entry) => JSON.stringify(entry)),
});

/** The badge's number: distinct lines, not units (SH-04). */
export const $cartCount = computed($cartLines, (lines) => lines.length);

export const $orderNote = persistedAtom({ key: 'orderNote', belongsTo: 'person', initial: '', ...textCodec });
