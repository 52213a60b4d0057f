import { useSite } from 'shared-contracts';
import { arrivalDays, type DeliveryTime } from '../contract/domain/arrival.ts';
import { daysFrom } from '../contract/domain/day-text.ts';
import { useStoreNow } from './use-store-now.tsx';

/** The promised day by the store's clock and holidays; undefined while the product's time or the way to the shopper is not known. */
export function useArrival(
  time: DeliveryTime | undefined,
  way: readonly [number, number] | null | undefined,
): Date | undefined {
  const now = useStoreNow();
  const { holidays = [] } = useSite();
  return time && way ? daysFrom(now, arrivalDays(time, way, { now, holidays })) : undefined;
}
