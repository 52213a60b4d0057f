/** Of a product: the days until it is delivered, and those of them in which it is made; 0 of what is in stock. */
export interface DeliveryTime {
  readonly days: number;
  readonly makingDays: number;
}

/** Days of the store are days of the calendar, Sundays too. */
export interface Calendar {
  readonly now: Date;
  /** Nothing is made or carried on them: 'MM-DD' of each year, 'YYYY-MM-DD' once, in India. */
  readonly holidays: readonly string[];
}

/**
 * The days after which a product arrives: the one promise of cards, pages, cart, checkout, orders and mails. It is made first, then
 * its way takes what the product says, within what the place allows; each holiday until then is a day more.
 * @param way fewest and most days to a PIN code; without one the product's own count
 */
export function arrivalDays(
  { days, makingDays }: DeliveryTime,
  way: readonly [number, number] | null | undefined,
  { now, holidays }: Calendar,
): number {
  let arrival = way ? makingDays + Math.min(Math.max(days - makingDays, way[0]), way[1]) : days;
  for (let day = 1; day <= arrival; day += 1) {
    const date = new Date(now.getTime() + day * DAY_MS + INDIA_MS).toISOString().slice(0, 10);
    if (holidays.some((holiday) => date.endsWith(holiday))) arrival += 1;
  }
  return arrival;
}

const DAY_MS = 86_400_000;
/** India is five and a half hours ahead of UTC, all year. */
const INDIA_MS = 19_800_000;
