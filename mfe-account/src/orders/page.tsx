import { definePage, useWords } from 'shared-contracts';
import { AccountPage } from '../frame/account-page.tsx';
import { personalHead } from '../frame/personal-head.ts';
import { words } from '../words.ts';
import { OrderHistory } from './order-history.tsx';

/** /myorders (ACC-09). */
function OrdersPage() {
  const t = useWords(words);
  return <AccountPage title={t('ordersTitle')}>{(user) => <OrderHistory userId={user.UserID} />}</AccountPage>;
}

export const page = definePage({ Component: OrdersPage, head: personalHead('ordersTitle') });
