import { useEffect, useRef, useState } from 'react';
import { toast, type User, useWords } from 'shared-contracts';
import { LIMITS, TOAST_MS } from 'shared-contracts/domain/constants';
import type { AddressValues } from 'shared-contracts/domain/indian-address';
import type { AddressBook, SavedAddress } from 'shared-contracts/domain/saved-address';
import { AddressField } from 'shared-contracts/kit/address/address-field';
import { useIndianPlaces } from 'shared-contracts/kit/address/indian-places';
import { addressRules, refusals } from 'shared-contracts/kit/address/rules';
import { accountAddress, addressToSend, savedAddress } from 'shared-contracts/kit/address/values';
import { Button } from 'shared-contracts/kit/button';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { FormFault } from '../form/form-fault.tsx';
import { words } from '../words.ts';
import styles from './addresses.module.css';
import { addressWords } from './words.ts';
import { writeAddress } from './write-address.ts';

interface AddressFormProps {
  readonly user: User;
  /** The address to change; undefined for a new one. */
  readonly address: SavedAddress | undefined;
  /** Whether the book is empty. */
  readonly isFirst: boolean;
  readonly onSaved: (book: AddressBook) => void;
  /** The address was deleted elsewhere. */
  readonly onMissing: () => void;
  readonly onCancel: () => void;
}

/** Adds or changes an address (ACC-12). A failed save keeps the values. */
export function AddressForm({ user, address, isFirst, onSaved, onMissing, onCancel }: AddressFormProps) {
  const t = useWords(addressWords);
  const common = useWords(words);
  const [values, setValues] = useState(() => (address ? savedAddress(address) : newAddress(user, isFirst)));
  const [isDefault, setIsDefault] = useState(address?.isDefault ?? false);
  const [fault, setFault] = useState('');
  const change = (fields: Partial<AddressValues>) => setValues((before) => ({ ...before, ...fields }));
  const { gstCode, ...places } = useIndianPlaces(values, change);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { props, field, running } = useForm({
    rules: addressRules(t, gstCode),
    values,
    change,
    async submit(typed, { api, refuse }) {
      const id = address ? { AddressID: address.id } : {};
      const outcome = await writeAddress(api, { ...addressToSend(typed), IsDefault: isDefault, ...id });
      setFault('');
      switch (outcome.kind) {
        case 'done':
          toast.success(t('addressSaved'), TOAST_MS.standard, 'addresses');
          return onSaved(outcome.book);
        case 'refused':
          return refuse(refusals(t, outcome.fields));
        case 'missing':
          toast.error(t('addressMissing'), TOAST_MS.standard, 'addresses');
          return onMissing();
        case 'failed':
          return setFault(common('failed'));
        case 'book-full':
          return setFault(t('bookFull', { max: LIMITS.addressBook }));
        case 'session-over':
          return;
      }
    },
  });
  const part = { t, field, values, change, places };

  return (
    <form
      {...props}
      className={`${surfaceStyles.card} ${formStyles.form} ${styles.form}`}
      aria-labelledby="address-form"
    >
      <h2 ref={heading} id="address-form" tabIndex={-1}>
        {t(address ? 'editAddressTitle' : 'newAddressTitle')}
      </h2>
      <div className={formStyles.pair}>
        <AddressField of="Name" {...part} />
        <AddressField of="Phone" {...part} />
      </div>
      <AddressField of="AddressLineOne" {...part} />
      <div className={formStyles.pair}>
        <AddressField of="PostalCode" {...part} />
      </div>
      <div className={formStyles.pair}>
        <AddressField of="StateProvinceID" {...part} />
        <AddressField of="CityID" {...part} />
      </div>
      {/* Only choosing another address as the default changes the default. */}
      {address?.isDefault ? null : (
        <label className={fieldStyles.checkbox}>
          <input type="checkbox" checked={isDefault} onChange={({ target }) => setIsDefault(target.checked)} />
          {t('useAsDefault')}
        </label>
      )}
      <FormFault text={fault} />
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

/** Prefilled with the account's name and mobile, and with its address when the book is empty. */
function newAddress(user: User, isFirst: boolean): AddressValues {
  const own = accountAddress(user);
  return isFirst ? own : { ...own, AddressLineOne: '', StateProvinceID: '', CityID: '', PostalCode: '' };
}
