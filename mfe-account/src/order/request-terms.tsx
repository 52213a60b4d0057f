import { useWords } from 'shared-contracts';
import type { Cancellation } from 'shared-contracts/api/shapes/cancellation';
import type { ReturnTerms as Returning } from 'shared-contracts/api/shapes/return-terms';
import { fromRupees } from 'shared-contracts/domain/money';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Rupees } from 'shared-contracts/kit/rupees';
import { Facts } from '../layout/facts.tsx';

import type { OrderDetail } from './order-detail.ts';
import styles from './order-requests.module.css';
import { articleName } from './returnable-units.ts';
import { orderWords } from './words.ts';

type Items = OrderDetail['Items'];
type Units = Cancellation['Kept'];

interface CancellationTermsProps {
  readonly cancellation: Cancellation;
  readonly items: Items;
}

/** What is cancelled, what is kept, how much comes back and when: before a cancellation as after it (PAY-17). */
export function CancellationTerms({ cancellation, items }: CancellationTermsProps) {
  const t = useWords(orderWords);
  const { Cancelled, Kept } = cancellation;
  return (
    <Facts
      facts={[
        { name: t('cancelledItems'), value: <UnitList units={Cancelled} items={items} /> },
        ...(Kept.length > 0 ? [{ name: t('cancelKept'), value: <UnitList units={Kept} items={items} /> }] : []),
        { name: t('cancelMoneyBack'), value: <MoneyBack terms={cancellation} when="cancelMoneyWhen" /> },
      ]}
    />
  );
}

interface ReturnTermsProps {
  readonly terms: Returning;
  readonly items: Items;
  /** Whether the items are back with the store. */
  readonly isBack?: boolean;
}

/** What goes back, what is kept, how much money comes and when: before a return is requested as after (PAY-17). */
export function ReturnTerms({ terms, items, isBack = false }: ReturnTermsProps) {
  const t = useWords(orderWords);
  const { Returned, Kept } = terms;
  const when = isBack ? 'cancelMoneyWhen' : 'returnMoneyWhen';
  return (
    <Facts
      facts={[
        { name: t('returnedItems'), value: <UnitList units={Returned} items={items} /> },
        ...(Kept.length > 0 ? [{ name: t('returnKept'), value: <UnitList units={Kept} items={items} /> }] : []),
        { name: t('cancelMoneyBack'), value: <MoneyBack terms={terms} when={when} /> },
      ]}
    />
  );
}

export function UnitList({ units, items }: { readonly units: Units; readonly items: Items }) {
  return units.map(({ OrderItemID, Quantity }) => (
    <span key={OrderItemID} className={styles.unit}>
      {Quantity} × <CatalogueText text={articleName(items, OrderItemID)} />
    </span>
  ));
}

interface MoneyBackProps {
  readonly terms: Omit<Cancellation, 'Cancelled'>;
  readonly when: 'cancelMoneyWhen' | 'returnMoneyWhen';
}

function MoneyBack({ terms, when }: MoneyBackProps) {
  const t = useWords(orderWords);
  const { MoneyBack: rupees, WorkingDays, BankDays } = terms;
  const days = { days: t('workingDays', { n: WorkingDays }), bankDays: t('workingDays', { n: BankDays }) };
  return (
    <>
      <Rupees amount={fromRupees(rupees)} />
      {rupees > 0 ? <span className={styles.unit}>{t(when, days)}</span> : null}
    </>
  );
}
