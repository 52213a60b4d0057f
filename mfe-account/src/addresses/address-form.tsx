import { useEffect, useRef, useState } from 'react';
import { toast, useApi, useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { useIdempotencyKey } from 'shared-contracts/kit/form/use-idempotency-key';
import { useOneAtATime } from 'shared-contracts/kit/form/use-one-at-a-time';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { words } from '../words.ts';
import { AddressFields } from './address-fields.tsx';
import { type AddressValues, addressRequest } from './address-values.ts';
import styles from './addresses.module.css';
import { useAddressFaults } from './use-address-faults.ts';
import { useFaultText } from './use-fault-text.ts';
import { useIndianPlaces } from './use-indian-places.ts';
import { addressWords } from './words.ts';
import { type Book, writeAddress } from './write-address.ts';

interface AddressFormProps {
  /** The address to change; undefined for a new one. */
  readonly addressId: number | undefined;
  readonly initial: AddressValues;
  readonly onSaved: (book: Book) => void;
  /** The address was deleted elsewhere. */
  readonly onGone: () => void;
  readonly onCancel: () => void;
}

/** A new address, or one of the book to be changed. What was typed stays when it cannot be saved. */
export function AddressForm({ addressId, initial, onSaved, onGone, onCancel }: AddressFormProps) {
  const t = useWords(addressWords);
  const common = useWords(words);
  const api = useApi();
  const keyOf = useIdempotencyKey();
  const [values, setValues] = useState(initial);
  const [isFull, setIsFull] = useState(false);
  const change = (fields: Partial<AddressValues>) => setValues((before) => ({ ...before, ...fields }));
  const { state, city, gstCode } = useIndianPlaces(values, change);
  const { form, shown, check, refuse, watchers } = useAddressFaults(values, gstCode);
  const faultOf = useFaultText(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { run, running } = useOneAtATime(async () => {
    if (!check()) return;
    const request = addressRequest(values, addressId);
    const outcome = await writeAddress(api, { ...request, IdempotencyKey: keyOf(request) });
    setIsFull(outcome.kind === 'book-full');
    switch (outcome.kind) {
      case 'done':
        toast.success(t('addressSaved'));
        return onSaved(outcome.book);
      case 'refused':
        return refuse(outcome.fields);
      case 'gone':
        toast.error(t('addressGone'));
        return onGone();
      case 'failed':
        return toast.error(common('failed'));
      case 'book-full':
      case 'session-over':
        return;
    }
  });

  return (
    <form
      ref={form}
      method="post"
      className={`${surfaceStyles.card} form ${styles.form}`}
      noValidate
      aria-labelledby="address-form"
      {...watchers}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <h2 ref={heading} id="address-form" tabIndex={-1}>
        {t(addressId === undefined ? 'newAddressTitle' : 'editAddressTitle')}
      </h2>
      <AddressFields
        values={values}
        change={change}
        state={state}
        city={city}
        faultOf={faultOf}
        isDefault={initial.IsDefault}
      />
      {isFull ? (
        <p role="alert" className="form-fault">
          {t('bookFull', { max: LIMITS.addressBook })}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" disabled={running} aria-busy={running}>
          {t(running ? 'savingAddress' : 'saveAddress')}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
