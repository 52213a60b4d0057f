import type { CartLine } from 'shared-contracts';
import * as v from 'valibot';
import { isProductId } from '../pricing/priceable-lines.ts';

/** An invalid entry of local storage's `cartItems`. */
export interface UnreadableLine {
  /** Its index in storage; 0 for the whole cart. */
  readonly place: number;
  /** 'cart': the stored text is not a list. */
  readonly kind: 'cart' | 'line';
  /** '' where none is stored. */
  readonly name: string;
  /** The invalid quantity; '' where the quantity is valid. */
  readonly quantity: string;
  /** The line with one piece, if only the quantity is invalid. */
  readonly repaired: CartLine | null;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The schema of the shared store: it leaves other entries out of the cart. */
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
