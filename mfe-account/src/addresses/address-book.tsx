import { useRef } from 'react';
import { links, Unavailable, type User, useWords } from 'shared-contracts';
import type { AddressBook as Book } from 'shared-contracts/domain/saved-address';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useSearchParams } from 'shared-contracts/router';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';
import { useAddressBook } from './use-address-book.ts';
import { type FocusTarget, useFocusAfter } from './use-focus-after.ts';
import { addressWords } from './words.ts';

const NEW = 'new';

/** The cards of the address book, or the form (`?edit=new`, `?edit={AddressID}`): Back returns to the cards. */
export function AddressBook({ user }: { readonly user: User }) {
  const t = useWords(addressWords);
  const navigate = useStoreNavigate();
  const { book, failed, take, reload } = useAddressBook();
  const edited = useSearchParams()[0].get('edit');
  const list = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(list);

  if (!book && failed) return <Unavailable text={t('addressesFailed')} onRetry={reload} />;
  if (!book) return <TextSkeleton lines={6} />;
  const address = book.find(({ id }) => String(id) === edited);

  const open = (what: number | typeof NEW) => navigate(`${links.addresses()}?edit=${what}`);
  function close(focus: FocusTarget) {
    navigate(links.addresses(), { replace: true });
    focusAfter(focus);
  }

  if (address || edited === NEW) {
    return (
      <AddressForm
        key={edited}
        user={user}
        address={address}
        isFirst={book.length === 0}
        onSaved={(saved) => {
          take(saved);
          close(address?.id ?? addedAddress(book, saved));
        }}
        onMissing={() => {
          reload();
          close('add');
        }}
        onCancel={() => close(address?.id ?? 'add')}
      />
    );
  }
  return (
    <AddressList
      ref={list}
      book={book}
      onAdd={() => open(NEW)}
      onEdit={({ id }) => open(id)}
      onChanged={(changed, focus) => {
        take(changed);
        focusAfter(focus);
      }}
      onOutdated={() => {
        reload();
        focusAfter('add');
      }}
    />
  );
}

function addedAddress(before: Book, now: Book): FocusTarget {
  const known = new Set(before.map(({ id }) => id));
  return now.find(({ id }) => !known.has(id))?.id ?? 'add';
}
