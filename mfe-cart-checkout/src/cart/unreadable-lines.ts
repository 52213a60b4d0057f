import type { CartLine } from 'shared-contracts';
import * as v from 'valibot';
import { isProductId } from '../pricing/priceable-lines.ts';

/** What local storage's `cartItems` holds besides sound lines, as far as it can be told to the shopper. */
export interface UnreadableLine {
  /** Its place in storage; the whole of it is place 0. */
  readonly place: number;
  /** 'cart': the stored text is no list at all. */
  readonly kind: 'cart' | 'line';
  /** '' where nothing like a name is stored. */
  readonly name: string;
  /** What stands there instead of a number of pieces, '' where that is not what is wrong. */
  readonly quantity: string;
  /** The line with one piece, where nothing but the quantity is nonsense. */
  readonly repaired: CartLine | null;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The shape in which the shared store reads a line; whatever differs is not in the cart. */
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

/** Lengths in characters: nonsense may be long. */
const SHOWN = { name: 80, quantity: 20 } as const;

/** The lines that the cart leaves out, in their order; none for a sound text or none at all. */
export function unreadableLines(text: string | null): readonly UnreadableLine[] {
  if (!text) return [];
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), text);
  if (!stored.success) return [{ place: 0, kind: 'cart', name: '', quantity: '', repaired: null }];
  return stored.output.flatMap((entry, place) => (v.is(StoredLine, entry) ? [] : [describe(entry, place)]));
}

function describe(entry: unknown, place: number): UnreadableLine {
  const named = v.is(Named, entry) ? entry.ProductName.slice(0, SHOWN.name) : '';
  const counted = v.is(Counted, entry) && !v.is(count, entry.Quantity);
  const repaired = v.is(Counted, entry) ? v.safeParse(StoredLine, { ...entry, Quantity: 1 }) : null;
  return {
    place,
    kind: 'line',
    name: named,
    quantity: counted ? String(entry.Quantity).slice(0, SHOWN.quantity) : '',
    repaired: repaired?.success && isProductId(repaired.output.ProductId) ? repaired.output : null,
  };
}
