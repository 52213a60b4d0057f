import { definePage, useWords } from 'shared-contracts';
import { useParams } from 'shared-contracts/router';
import { AccountPage } from '../frame/account-page.tsx';
import { personalHead } from '../frame/personal-head.ts';
import { words } from '../words.ts';
import { LoadedOrder } from './loaded-order.tsx';

/** /myorders/{OrderNumber}: one order with everything about it (ACC-11). */
function OrderPage() {
  const t = useWords(words);
  const { orderNumber = '' } = useParams();
  return (
    <AccountPage title={t('orderTitle', { number: orderNumber })}>
      {() => <LoadedOrder orderNumber={orderNumber} />}
    </AccountPage>
  );
}

export const page = definePage({ Component: OrderPage, head: personalHead('ordersTitle') });
