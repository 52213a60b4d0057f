import { definePage, useWords } from 'shared-contracts';
import { useParams } from 'shared-contracts/router';
import { AccountPage } from '../layout/account-page.tsx';
import { personalHead } from '../layout/personal-head.ts';
import { LoadedOrder } from './loaded-order.tsx';
import { orderWords } from './words.ts';

/** /myorders/{OrderNumber} (ACC-11). */
function OrderPage() {
  const t = useWords(orderWords);
  const { orderNumber = '' } = useParams();
  return (
    <AccountPage title={t('orderTitle', { number: orderNumber })}>
      {() => <LoadedOrder key={orderNumber} orderNumber={orderNumber} />}
    </AccountPage>
  );
}

export const page = definePage({ Component: OrderPage, head: personalHead('ordersTitle') });
