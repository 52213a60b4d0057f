import { useWords } from 'shared-contracts';
import type { Order } from 'shared-contracts/domain/order';
import type { RefundTerms } from 'shared-contracts/domain/refund';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Rupees } from 'shared-contracts/kit/rupees';
import { Facts } from '../layout/facts.tsx';
import styles from './order-requests.module.css';
import { itemName } from './returnable-units.ts';
import { orderWords } from './words.ts';

type Items = Order['items'];
type Units = RefundTerms['kept'];

interface CancellationTermsProps {
  readonly cancellation: RefundTerms;
  readonly items: Items;
}

/** What is cancelled, what is kept, how much comes back and when: before a cancellation as after it (PAY-17). */
export function CancellationTerms({ cancellation, items }: CancellationTermsProps) {
  const t = useWords(orderWords);
  const { units, kept } = cancellation;
  return (
    <Facts
      facts={[
        { name: t('cancelledItems'), value: <UnitList units={units} items={items} /> },
        ...(kept.length > 0 ? [{ name: t('cancelKept'), value: <UnitList units={kept} items={items} /> }] : []),
        { name: t('cancelMoneyBack'), value: <MoneyBack terms={cancellation} when="cancelMoneyWhen" /> },
      ]}
    />
  );
}

interface ReturnTermsProps {
  readonly terms: RefundTerms;
  readonly items: Items;
  /** Whether the items are back with the store. */
  readonly isBack?: boolean;
}

/** What goes back, what is kept, how much money comes and when: before a return is requested as after (PAY-17). */
export function ReturnTerms({ terms, items, isBack = false }: ReturnTermsProps) {
  const t = useWords(orderWords);
  const { units, kept } = terms;
  const when = isBack ? 'cancelMoneyWhen' : 'returnMoneyWhen';
  return (
    <Facts
      facts={[
        { name: t('returnedItems'), value: <UnitList units={units} items={items} /> },
        ...(kept.length > 0 ? [{ name: t('returnKept'), value: <UnitList units={kept} items={items} /> }] : []),
        { name: t('cancelMoneyBack'), value: <MoneyBack terms={terms} when={when} /> },
      ]}
    />
  );
}

export function UnitList({ units, items }: { readonly units: Units; readonly items: Items }) {
  return units.map(({ itemId, quantity }) => (
    <span key={itemId} className={styles.unit}>
      {quantity} × <CatalogueText text={itemName(items, itemId)} />
    </span>
  ));
}

interface MoneyBackProps {
  readonly terms: RefundTerms;
  readonly when: 'cancelMoneyWhen' | 'returnMoneyWhen';
}

function MoneyBack({ terms, when }: MoneyBackProps) {
  const t = useWords(orderWords);
  const { refund, workingDays, bankDays } = terms;
  const days = { days: t('workingDays', { n: workingDays }), bankDays: t('workingDays', { n: bankDays }) };
  return (
    <>
      <Rupees amount={refund} />
      {refund > 0 ? <span className={styles.unit}>{t(when, days)}</span> : null}
    </>
  );
}
