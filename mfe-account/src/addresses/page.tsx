import { definePage, useWords } from 'shared-contracts';
import { AccountPage } from '../layout/account-page.tsx';
import { personalHead } from '../layout/personal-head.ts';
import { words } from '../words.ts';
import { AddressBook } from './address-book.tsx';

/** /Addresses (ACC-12). */
function AddressesPage() {
  const t = useWords(words);
  return (
    <AccountPage title={t('addressesTitle')}>{(user) => <AddressBook key={user.UserID} user={user} />}</AccountPage>
  );
}

export const page = definePage({ Component: AddressesPage, head: personalHead('addressesTitle') });
