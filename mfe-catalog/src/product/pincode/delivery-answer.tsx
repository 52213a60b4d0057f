import { useEffect } from 'react';
import { $deliveryDays, contractWords, localeOf, useLanguage, useQuery, useWords } from 'shared-contracts';
import { checkPincode } from 'shared-contracts/api/check-pincode';
import { daysFrom, dayText } from 'shared-contracts/domain/day-text';
import { formatRupees } from 'shared-contracts/domain/money';
import type { Serviceability } from 'shared-contracts/domain/serviceability';
import { Button } from 'shared-contracts/kit/button';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { useStoreNow } from 'shared-contracts/kit/use-store-now';
import { Checking } from './checking.tsx';
import styles from './pincode-check.module.css';
import { $shippingHere } from './shipping-here.ts';
import { pincodeWords } from './words.ts';

interface DeliveryAnswerProps {
  readonly pincode: string;
  readonly productId: number;
}

export function DeliveryAnswer({ pincode, productId }: DeliveryAnswerProps) {
  const t = useWords(pincodeWords);
  const contract = useWords(contractWords);
  const { answer, error, refetch } = useQuery(checkPincode, { PostalCode: pincode, ProductId: productId });
  useEffect(() => {
    // Carried to cards, which do not ask (CAT-30).
    const served = answer?.kind === 'served' ? answer : undefined;
    if (answer) $deliveryDays.set(served?.days?.[1] ?? null);
    $shippingHere.set(served ? { productId, zoneFee: served.shippingFee } : null);
  }, [answer, productId]);
  if (answer) return <Answer pincode={pincode} answer={answer} />;
  if (!error) return <Checking />;
  if (error.kind === 'http' && error.status === 400) return <p className={fieldStyles.error}>{t('pincodeInvalid')}</p>;
  return (
    <>
      <p className={fieldStyles.error}>{t('pincodeUnavailable')}</p>
      <Button kind="quiet" onClick={refetch}>
        {contract('retry')}
      </Button>
    </>
  );
}

function Answer({ pincode: code, answer }: { readonly pincode: string; readonly answer: Serviceability }) {
  const t = useWords(pincodeWords);
  switch (answer.kind) {
    case 'served':
      return <Served {...answer} />;
    case 'not-served':
      return <p className={fieldStyles.error}>{t('notServiceable', { code, state: answer.state })}</p>;
    case 'army-post':
      return <p className={fieldStyles.error}>{t('armyPost', { code })}</p>;
    case 'unknown-pin':
      return <p className={fieldStyles.error}>{t('pincodeUnknown', { code })}</p>;
  }
}

function Served({ state, city, days, assembly }: Extract<Serviceability, { kind: 'served' }>) {
  const t = useWords(pincodeWords);
  const language = useLanguage();
  const now = useStoreNow();
  const deliveredBy = ([min, max]: readonly [number, number], place: string) =>
    t('deliveredBy', { day: dayText(daysFrom(now, max), localeOf(language)), place, min, max, n: max });
  const place = city ? t('cityInState', { city, state }) : state;
  return (
    <>
      <p className={styles.yes}>{days ? deliveredBy(days, place) : t('deliveredTo', { place })}</p>
      {assembly && (
        <p>
          {assembly === 'free'
            ? t('assemblyIsFree', { city: city ?? state })
            : assembly === 'paid'
              ? t('assemblyPaid')
              : t('assemblyFee', { min: formatRupees(assembly.from), max: formatRupees(assembly.to) })}
        </p>
      )}
    </>
  );
}
