import { useWords } from 'shared-contracts';
import type { CartPrices } from 'shared-contracts/domain/cart-prices';
import { daysFrom } from 'shared-contracts/domain/day-text';
import { useDates } from 'shared-contracts/kit/use-dates';
import { useStoreNow } from 'shared-contracts/kit/use-store-now';
import { words } from '../words.ts';
import styles from './cart.module.css';

interface ArrivalEstimateProps {
  /** Null before they are known: the line then has its space, so that what follows does not move. */
  readonly prices: Pick<CartPrices, 'arrivalDays' | 'isServed'> | null;
  /** The place that they are for; '' where it is not known: anywhere in India. */
  readonly pincode: string;
}

/** When the goods arrive, all of them. */
export function ArrivalEstimate({ prices, pincode }: ArrivalEstimateProps) {
  const t = useWords(words);
  const { weekday } = useDates();
  const now = useStoreNow();
  if (!prices) return <p className={styles.arrival}>{'\u00a0'}</p>;
  if (!prices.isServed) return <p className={styles.arrival}>{t('notServed', { pincode })}</p>;
  if (prices.arrivalDays === undefined) return null;
  const day = weekday(daysFrom(now, prices.arrivalDays));
  return <p className={styles.arrival}>{t(pincode ? 'arrivesAt' : 'arrives', { day, pincode })}</p>;
}
