import { useEffect } from 'react';
import { $deliveryDays, $deliveryWay, contractWords, useQuery, useWords } from 'shared-contracts';
import { checkPincode } from 'shared-contracts/api/check-pincode';
import { formatRupees } from 'shared-contracts/domain/money';
import type { Serviceability } from 'shared-contracts/domain/serviceability';
import { Button } from 'shared-contracts/kit/button';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { useArrival } from 'shared-contracts/kit/use-arrival';
import { useDates } from 'shared-contracts/kit/use-dates';
import type { ShownProduct } from '../product-data.ts';
import { Checking } from './checking.tsx';
import styles from './pincode-check.module.css';
import { $shippingHere } from './shipping-here.ts';
import { pincodeWords } from './words.ts';

interface DeliveryAnswerProps {
  readonly pincode: string;
  readonly product: ShownProduct['product'];
}

export function DeliveryAnswer({ pincode, product }: DeliveryAnswerProps) {
  const t = useWords(pincodeWords);
  const contract = useWords(contractWords);
  const { answer, error, refetch } = useQuery(checkPincode, { PostalCode: pincode, ProductId: product.id });
  useEffect(() => {
    // Carried to cards, which do not ask (CAT-30).
    const served = answer?.kind === 'served' ? answer : undefined;
    if (answer) $deliveryDays.set(served?.days?.[1] ?? null);
    if (answer) $deliveryWay.set(served?.days ?? null);
    $shippingHere.set(served ? { productId: product.id, zoneFee: served.shippingFee, way: served.days } : null);
  }, [answer, product.id]);
  if (answer) return <Answer pincode={pincode} product={product} answer={answer} />;
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

function Answer({ pincode: code, product, answer }: DeliveryAnswerProps & { readonly answer: Serviceability }) {
  const t = useWords(pincodeWords);
  switch (answer.kind) {
    case 'served':
      return <Served {...answer} product={product} />;
    case 'not-served':
      return <p className={fieldStyles.error}>{t('notServiceable', { code, state: answer.state })}</p>;
    case 'army-post':
      return <p className={fieldStyles.error}>{t('armyPost', { code })}</p>;
    case 'unknown-pin':
      return <p className={fieldStyles.error}>{t('pincodeUnknown', { code })}</p>;
  }
}

type ServedProps = Extract<Serviceability, { kind: 'served' }> & Pick<DeliveryAnswerProps, 'product'>;

function Served({ state, city, days, assembly, product: { shipping } }: ServedProps) {
  const t = useWords(pincodeWords);
  const { weekday } = useDates();
  const arrival = useArrival(shipping, days);
  const place = city ? t('cityInState', { city, state }) : state;
  return (
    <>
      <p className={styles.yes}>
        {arrival ? t('deliveredBy', { day: weekday(arrival), place }) : t('deliveredTo', { place })}
      </p>
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
