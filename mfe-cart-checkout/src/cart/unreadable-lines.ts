import * as v from 'valibot';
import { type CartItem, itemOf } from '../pricing/cart-items.ts';
import { isProductId } from '../pricing/price-request.ts';

/** An invalid entry of local storage's `cartItems`. */
export interface UnreadableLine {
  /** Its index in the shared store. */
  readonly place: number;
  /** 'cart': the stored text is not a list. */
  readonly kind: 'cart' | 'line';
  /** '' where none is stored. */
  readonly name: string;
  /** The invalid quantity; '' where the quantity is valid. */
  readonly quantity: string;
  /** The line with one unit, if only the quantity is invalid. */
  readonly repaired: CartItem | null;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The shared store's check of a line. */
const StoredLine = v.object({
  ProductId: count,
  ProductName: v.string(),
  Quantity: count,
  Price: v.pipe(v.number(), v.finite()),
  OrderMaximumQuantity: v.pipe(v.number(), v.finite()),
  Material: v.string(),
});
const Named = v.looseObject({ ProductName: v.string() });
const Counted = v.looseObject({ Quantity: v.unknown() });

/** Characters shown of an invalid entry, which may be long. */
const SHOWN = { name: 80, quantity: 20 } as const;

/** @param stored invalid entries of the stored cart; a cart that is not a list is one entry, its text */
export function unreadableLines(stored: readonly unknown[]): readonly UnreadableLine[] {
  return stored.map(describe);
}

function describe(entry: unknown, place: number): UnreadableLine {
  if (typeof entry === 'string') return { place, kind: 'cart', name: '', quantity: '', repaired: null };
  const named = v.is(Named, entry) ? entry.ProductName.slice(0, SHOWN.name) : '';
  const counted = v.is(Counted, entry) && !v.is(count, entry.Quantity);
  const repaired = v.is(Counted, entry) ? v.safeParse(StoredLine, { ...entry, Quantity: 1 }) : null;
  return {
    place,
    kind: 'line',
    name: named,
    quantity: counted ? String(entry.Quantity).slice(0, SHOWN.quantity) : '',
    repaired: repaired?.success && isProductId(repaired.output.ProductId) ? itemOf(repaired.output) : null,
  };
}
