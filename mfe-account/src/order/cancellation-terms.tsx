import { useWords } from 'shared-contracts';
import type { Cancellation } from 'shared-contracts/api/shapes/cancellation';
import { fromRupees } from 'shared-contracts/domain/money';
import { Rupees } from 'shared-contracts/kit/rupees';
import { Facts } from '../layout/facts.tsx';

import type { OrderDetail } from './order-detail.ts';
import styles from './order-requests.module.css';
import { articleName } from './returnable-pieces.ts';
import { orderWords } from './words.ts';

interface CancellationTermsProps {
  readonly cancellation: Cancellation;
  readonly items: OrderDetail['Items'];
}

/** What is cancelled, what is kept, how much comes back and when: before a cancellation as after it (PAY-17). */
export function CancellationTerms({ cancellation, items }: CancellationTermsProps) {
  const { Cancelled, Kept, MoneyBack, WorkingDays, BankDays } = cancellation;
  const t = useWords(orderWords);
  const pieces = (some: Cancellation['Kept']) =>
    some.map(({ OrderItemID, Quantity }) => (
      <span key={OrderItemID} className={styles.piece}>
        <bdi dir="ltr">
          {Quantity} × {articleName(items, OrderItemID)}
        </bdi>
      </span>
    ));
  const when = t('cancelMoneyWhen', { days: String(WorkingDays), bankDays: String(BankDays) });
  const back = (
    <>
      <Rupees amount={fromRupees(MoneyBack)} />
      {MoneyBack > 0 ? <span className={styles.piece}>{when}</span> : null}
    </>
  );
  const facts = [
    { name: t('cancelPieces'), value: pieces(Cancelled) },
    ...(Kept.length > 0 ? [{ name: t('cancelKept'), value: pieces(Kept) }] : []),
    { name: t('cancelMoneyBack'), value: back },
  ];
  return <Facts facts={facts} />;
}
