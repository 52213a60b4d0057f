import { definePage, useWords } from 'shared-contracts';
import { AccountPage } from '../layout/account-page.tsx';
import { personalHead } from '../layout/personal-head.ts';
import { words } from '../words.ts';
import { OrderHistory } from './order-history.tsx';

/** /myorders (ACC-09). */
function OrdersPage() {
  const t = useWords(words);
  return <AccountPage title={t('ordersTitle')}>{(user) => <OrderHistory userId={user.UserID} />}</AccountPage>;
}

export const page = definePage({ Component: OrdersPage, head: personalHead('ordersTitle') });
