import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { $deliveryDays, $pincode, contractWords, useQuery, useWords } from 'shared-contracts';
import { checkPincode } from 'shared-contracts/api/check-pincode';
import { isPin, pinDigits } from 'shared-contracts/domain/pin-form';
import { Button } from 'shared-contracts/kit/button';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { TruckIcon } from 'shared-contracts/kit/icons';
import { useNear } from '../../parts/use-near.ts';
import headingStyles from '../small-heading.module.css';
import { DeliveryAnswer } from './delivery-answer.tsx';
import styles from './pincode-check.module.css';
import { $shippingHere } from './shipping-here.ts';
import { pincodeWords } from './words.ts';

/**
 * Whether, when and how a product is delivered to a pincode (CAT-20), which is remembered and checked on the next page.
 */
export function PincodeCheck({ productId }: { readonly productId: number }) {
  const t = useWords(pincodeWords);
  const contract = useWords(contractWords);
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const remembered = useStore($pincode, { ssr: 'initial' });
  // The text being typed; null while the field shows the remembered pincode.
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState('');
  const pincode = typed ?? remembered;

  const requested = useNear(place) ? remembered : '';
  const delivery = useQuery(checkPincode, requested ? { PostalCode: requested, ProductId: productId } : null);

  const { answer } = delivery;
  useEffect(() => {
    // Carried to cards, which do not ask (CAT-30).
    const served = answer?.kind === 'served' ? answer : undefined;
    if (answer) $deliveryDays.set(served?.days?.[1] ?? null);
    $shippingHere.set(served ? { productId, zoneFee: served.shippingFee } : null);
  }, [answer, productId]);

  const check = (event: FormEvent) => {
    event.preventDefault();
    const entered = pinDigits(pincode);
    const wrong = entered === '' ? contract('fieldRequired', { field: t('pincode') }) : t('pincodeInvalid');
    const isRight = isPin(entered);
    setFault(isRight ? '' : wrong);
    if (!isRight) return field.current?.focus();
    if (entered === requested) delivery.refetch();
    if (entered !== $pincode.get()) $deliveryDays.set(null);
    $pincode.set(entered);
  };
  return (
    <form ref={place} className={styles.check} aria-labelledby={id} noValidate onSubmit={check}>
      <div className={styles.row}>
        <h2 id={id} className={headingStyles.heading}>
          <TruckIcon size={20} />
          {t('checkDelivery')}
        </h2>
        <input
          ref={field}
          className={fieldStyles.input}
          name="pincode"
          aria-label={t('pincode')}
          placeholder={t('pincode')}
          inputMode="numeric"
          autoComplete="postal-code"
          dir="ltr"
          maxLength={10}
          value={pincode}
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-answer`}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault('');
          }}
        />
        <Button type="submit" kind="quiet">
          {t('check')}
        </Button>
      </div>
      <div id={`${id}-answer`} role="status" className={styles.answer} data-known={remembered !== '' || undefined}>
        {fault ? (
          <p className={fieldStyles.error}>{fault}</p>
        ) : (
          <DeliveryAnswer pincode={requested} delivery={delivery} />
        )}
      </div>
    </form>
  );
}
