import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $cartLines, type CartLine } from 'shared-contracts';
import { fromRupees, type Paise, paise, toRupees } from 'shared-contracts/domain/money';

/** A line of this browser's cart; name, price and material are as the shopper last saw them. */
export interface CartItem {
  readonly productId: number;
  readonly name: string;
  readonly quantity: number;
  readonly price: Paise;
  /** 0 for none stated. */
  readonly orderMaximum: number;
  readonly material: string;
}

/** Rupees. Stored prices above this, or below 0, were not written by the store. */
const MAX_PRICE = 10_000_000;

/** The one place where the shared store's lines are read and written; one item per product, their units added up. */
export function cartItems(lines: readonly CartLine[] = $cartLines.get()): readonly CartItem[] {
  const items = new Map<number, CartItem>();
  for (const line of lines) {
    const before = items.get(line.ProductId);
    items.set(line.ProductId, before ? { ...before, quantity: before.quantity + line.Quantity } : itemOf(line));
  }
  return [...items.values()];
}

export function useCartItems(): readonly CartItem[] {
  const lines = useStore($cartLines);
  return useMemo(() => cartItems(lines), [lines]);
}

export function changeItems(change: (items: readonly CartItem[]) => readonly CartItem[]): void {
  $cartLines.set(change(cartItems()).map(lineOf));
}

/** Replaces the item of the same product, else appends it (CAT-16). */
export function putItem(added: CartItem): void {
  changeItems((items) =>
    items.some(isOf(added.productId))
      ? items.map((item) => (item.productId === added.productId ? added : item))
      : [...items, added],
  );
}

export function setQuantity(productId: number, quantity: number): void {
  changeItems((items) => items.map((item) => (item.productId === productId ? { ...item, quantity } : item)));
}

export function removeItem(productId: number): void {
  changeItems((items) => items.filter((item) => item.productId !== productId));
}

/** Stores what the shopper has seen of each product. */
export function acceptSeen(seen: readonly CartItem[]): void {
  changeItems((items) =>
    items.map((item) => ({ ...(seen.find(isOf(item.productId)) ?? item), quantity: item.quantity })),
  );
}

const isOf = (productId: number) => (item: CartItem) => item.productId === productId;

export function itemOf({
  ProductId,
  ProductName,
  Quantity,
  Price,
  OrderMaximumQuantity,
  Material,
}: CartLine): CartItem {
  return {
    productId: ProductId,
    name: ProductName,
    quantity: Quantity,
    price: Price >= 0 && Price <= MAX_PRICE ? fromRupees(Price) : paise(0),
    orderMaximum: OrderMaximumQuantity,
    material: Material,
  };
}

function lineOf({ productId, name, quantity, price, orderMaximum, material }: CartItem): CartLine {
  return {
    ProductId: productId,
    ProductName: name,
    Quantity: quantity,
    Price: toRupees(price),
    OrderMaximumQuantity: orderMaximum,
    Material: material,
  };
}
