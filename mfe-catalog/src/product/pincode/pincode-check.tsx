import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import {
  $deliveryDays,
  $deliveryWay,
  $pincode,
  contractWords,
  defineIsland,
  useRequested,
  useWords,
} from 'shared-contracts';
import { isPin, pinDigits } from 'shared-contracts/domain/pin-form';
import { Button } from 'shared-contracts/kit/button';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { TruckIcon } from 'shared-contracts/kit/icons';
import { useNear } from '../../parts/use-near.ts';
import type { ShownProduct } from '../product-data.ts';
import headingStyles from '../small-heading.module.css';
import { Checking } from './checking.tsx';
import styles from './pincode-check.module.css';
import { pincodeWords } from './words.ts';

/** The call with its schema is most of the code, and only who enters a pincode needs it. */
const DeliveryAnswer = defineIsland({
  load: async () => (await import(/* webpackChunkName: "pincode-answer" */ './delivery-answer.tsx')).DeliveryAnswer,
  placeholder: <Checking />,
});

/**
 * Whether, when and how a product is delivered to a pincode (CAT-20), which is remembered and checked on the next page.
 */
export function PincodeCheck({ product }: Pick<ShownProduct, 'product'>) {
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
  const answer = useRequested(DeliveryAnswer);
  const [attempt, setAttempt] = useState(0);

  const check = (event: FormEvent) => {
    event.preventDefault();
    const entered = pinDigits(pincode);
    const wrong = entered === '' ? contract('fieldRequired', { field: t('pincode') }) : t('pincodeInvalid');
    const isRight = isPin(entered);
    setFault(isRight ? '' : wrong);
    if (!isRight) return field.current?.focus();
    if (entered === requested) setAttempt(attempt + 1);
    if (entered !== $pincode.get()) {
      $deliveryDays.set(null);
      $deliveryWay.set(null);
    }
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
          onFocus={answer.preload}
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
        {fault && <p className={fieldStyles.error}>{fault}</p>}
        {!fault && !requested && <p className={styles.help}>{t('pincodeHelp')}</p>}
        {!fault && requested && <DeliveryAnswer key={attempt} pincode={requested} product={product} />}
      </div>
    </form>
  );
}
