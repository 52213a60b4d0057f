import { useStore } from '@nanostores/react';
import { $pincode, localeOf, useLanguage, useQuery, useSite, useWords } from 'shared-contracts';
import { checkPincode } from 'shared-contracts/api/check-pincode';
import { daysFrom, dayText } from 'shared-contracts/domain/day-text';
import { useStoreNow } from 'shared-contracts/kit/use-store-now';
import { words } from '../words.ts';
import styles from './cart.module.css';

interface ArrivalEstimateProps {
  /** Null before the prices tell it: the line then has its space, so that what follows does not move. */
  readonly isDelivered: boolean | null;
}

/** When the goods arrive at the pincode that was checked last, else anywhere in India. */
export function ArrivalEstimate({ isDelivered }: ArrivalEstimateProps) {
  const t = useWords(words);
  const language = useLanguage();
  const { deliveryDays } = useSite();
  const now = useStoreNow();
  const pincode = useStore($pincode);
  const { answer } = useQuery(checkPincode, isDelivered && pincode ? { PostalCode: pincode } : null);
  if (isDelivered === null) return <p className={styles.arrival}>{'\u00a0'}</p>;
  if (!isDelivered) return null;
  if (answer && answer.kind !== 'served') return <p className={styles.arrival}>{t('notServed', { pincode })}</p>;
  const delivered = answer ? answer.days : deliveryDays;
  if (!delivered) return null;
  const [first, last] = delivered;
  const days = {
    from: dayText(daysFrom(now, first), localeOf(language)),
    to: dayText(daysFrom(now, last), localeOf(language)),
  };
  return <p className={styles.arrival}>{answer ? t('arrivesAt', { ...days, pincode }) : t('arrives', days)}</p>;
}
