import { useState } from 'react';
import { links, Unavailable, useWords } from 'shared-contracts';
import { changeOrderAddress } from 'shared-contracts/api/change-order-address';
import { Button } from 'shared-contracts/kit/button';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { SavedAddressText } from '../addresses/saved-address-text.tsx';
import { useAddressBook } from '../addresses/use-address-book.ts';
import { ConfirmDialog, DialogActions } from '../dialog/confirm-dialog.tsx';
import { Failed } from '../dialog/failed.tsx';
import { FormFault } from '../form/form-fault.tsx';
import { waitMinutes } from '../form/wait-minutes.ts';
import styles from './address-dialog.module.css';
import type { OrderNotice } from './order-notice.tsx';
import { orderWords } from './words.ts';

interface AddressDialogProps {
  readonly orderNumber: string;
  readonly onNotice: (notice: OrderNotice) => void;
  readonly onClose: () => void;
}

const REFUSALS = { 'another-state': 'addressInAnotherState', 'another-zone': 'addressInDearerZone' } as const;
type Refusal = keyof typeof REFUSALS;
const isRefusal = (code: string | undefined): code is Refusal => code !== undefined && code in REFUSALS;

type Fault = { readonly kind: Refusal } | { readonly kind: 'failed'; readonly wait: number | null };

/** Chooses where an order that has not left goes instead. */
export function AddressDialog({ orderNumber, onNotice, onClose }: AddressDialogProps) {
  const t = useWords(orderWords);
  const { book, failed, reload } = useAddressBook();
  const [chosen, setChosen] = useState<number>();
  const [fault, setFault] = useState<Fault>();
  const { run, running } = useMutation(async ({ api }) => {
    if (chosen === undefined) return;
    setFault(undefined);
    const result = await api.call(changeOrderAddress, { OrderNumber: orderNumber, AddressID: chosen });
    if (result.ok) return onNotice({ kind: 'done', text: t('addressChanged') });
    const { error } = result;
    const code = error.kind === 'http' && error.status === 409 ? error.problem.code : undefined;
    if (code === 'not-changeable') return onNotice({ kind: 'fault', text: t('addressNotChangeable') });
    setFault(isRefusal(code) ? { kind: code } : { kind: 'failed', wait: waitMinutes(error) });
  });
  return (
    <ConfirmDialog title={t('addressTitle')} onClose={onClose}>
      <p>{t('addressMeans')}</p>
      {failed ? <Unavailable text={t('addressesFailed')} onRetry={reload} /> : null}
      {book || failed ? null : <TextSkeleton lines={4} />}
      {book && book.length > 0 ? (
        <fieldset className={styles.book}>
          <legend className="visually-hidden">{t('deliveryAddress')}</legend>
          {book.map((address) => (
            <label key={address.id} className={styles.choice}>
              <input
                type="radio"
                name="order-address"
                checked={chosen === address.id}
                onChange={() => setChosen(address.id)}
              />
              <span>
                <strong>
                  <bdi>{address.name}</bdi>
                </strong>
                <SavedAddressText address={address} />
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <p>
        <StoreLink to={links.addresses()}>{t('orderAddressBook')}</StoreLink>
      </p>
      {fault && fault.kind !== 'failed' ? <FormFault text={t(REFUSALS[fault.kind])} /> : null}
      {fault?.kind === 'failed' ? <Failed wait={fault.wait} /> : null}
      <DialogActions>
        <Button
          kind="primary"
          aria-disabled={running || chosen === undefined}
          aria-busy={running}
          onClick={() => void run()}
        >
          {t(running ? 'addressSaving' : 'addressConfirm')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('addressKeep')}
        </Button>
      </DialogActions>
    </ConfirmDialog>
  );
}
