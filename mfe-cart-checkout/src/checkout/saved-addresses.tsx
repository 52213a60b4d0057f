import { type RefObject, useEffect, useRef, useState } from 'react';
import { type User, useWords } from 'shared-contracts';
import type { AddressBook, SavedAddress } from 'shared-contracts/domain/saved-address';
import { accountAddress } from 'shared-contracts/kit/address/values';
import { words } from '../words.ts';
import { choiceOf } from './address-choice.ts';
import { type CheckoutDraft, NEW_ADDRESS } from './checkout-draft.ts';
import { SavedAddressText } from './saved-address-text.tsx';
import styles from './saved-addresses.module.css';
import step from './step.module.css';

interface SavedAddressesProps {
  readonly user: User;
  /** With at least one address. */
  readonly book: AddressBook;
  readonly chosen: SavedAddress | undefined;
  /** The fields of the chosen address are hidden. */
  readonly folded: boolean;
  readonly draft: CheckoutDraft;
  readonly change: (fields: Partial<CheckoutDraft>) => void;
}

/** A choice between the saved addresses and a new one. */
export function SavedAddresses({ user, book, chosen, folded, draft, change }: SavedAddressesProps) {
  const t = useWords(words);
  const root = useRef<HTMLFieldSetElement>(null);
  const edit = useEditing(root, change);
  const newAddress = useNewAddress(user, draft);
  const choose = (saved: SavedAddress) => {
    if (!chosen) newAddress.setAside();
    change(choiceOf(saved));
  };
  return (
    <fieldset ref={root} className={styles.addresses}>
      <legend className={styles.legend}>{t('deliverTo')}</legend>
      {book.map((saved) => (
        <div key={saved.id} className={styles.address}>
          <label className={styles.choice}>
            <input type="radio" name="deliverTo" checked={saved === chosen} onChange={() => choose(saved)} />
            <SavedAddressText address={saved} />
          </label>
          {saved === chosen &&
            (folded ? (
              <button type="button" className={`${step.inlineAction} ${styles.more}`} onClick={edit}>
                {t('editForOrder')}
              </button>
            ) : (
              <p className={`muted small ${styles.more}`}>{t('editedForOrder')}</p>
            ))}
        </div>
      ))}
      <div className={styles.address}>
        <label className={styles.choice}>
          <input type="radio" name="deliverTo" checked={!chosen} onChange={() => change(newAddress.choice())} />
          <strong>{t('newAddress')}</strong>
        </label>
      </div>
    </fieldset>
  );
}

/** Shows the fields of the chosen address and moves the focus to the street. */
function useEditing(root: RefObject<HTMLElement | null>, change: (fields: Partial<CheckoutDraft>) => void) {
  const [edits, setEdits] = useState(0);
  useEffect(() => {
    if (edits > 0) root.current?.closest('form')?.querySelector<HTMLElement>('[name="AddressLineOne"]')?.focus();
  }, [edits, root]);
  return () => {
    change({ addressTyped: true });
    setEdits(edits + 1);
  };
}

/** A new address starts empty. It is restored after a look at others, since arrow keys select as they move. */
function useNewAddress(user: User, draft: CheckoutDraft) {
  const begun = useRef<Partial<CheckoutDraft> | null>(null);
  return {
    setAside() {
      const { Name, Phone, AddressLineOne, StateProvinceID, CityID, PostalCode, addressTyped } = draft;
      begun.current = { Name, Phone, AddressLineOne, StateProvinceID, CityID, PostalCode, addressTyped };
    },
    choice(): Partial<CheckoutDraft> {
      const { Name, Phone } = accountAddress(user);
      const places = { AddressLineOne: '', StateProvinceID: '', CityID: '', PostalCode: '' };
      const empty = { Name, Phone, ...places, addressTyped: false };
      return { ...(begun.current ?? empty), deliverTo: NEW_ADDRESS };
    },
  };
}
