/** Of a product: the days until it is delivered, and those of them in which it is made; 0 of what is in stock. */
export interface DeliveryTime {
  readonly days: number;
  readonly makingDays: number;
}

/**
 * The days after which a product arrives: the one promise of cards, pages, cart, checkout, orders and mails. It is made first, then
 * its way takes what the product says, within what the place allows.
 * @param way fewest and most days to a PIN code; without one the product's own count
 */
export function arrivalDays({ days, makingDays }: DeliveryTime, way?: readonly [number, number] | null): number {
  if (!way) return days;
  const [fewest, most] = way;
  return makingDays + Math.min(Math.max(days - makingDays, fewest), most);
}
