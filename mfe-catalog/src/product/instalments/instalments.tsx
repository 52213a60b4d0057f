import { contractWords, useQuery, useWords } from 'shared-contracts';
import { type EmiPlan, getPaymentMethods } from 'shared-contracts/api/get-payment-methods';
import { formatProductPrice, fromRupees, type Paise, timesPaise, toRupees } from 'shared-contracts/domain/money';
import { Button } from 'shared-contracts/kit/button';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import tableStyles from 'shared-contracts/kit/table.module.css';
import styles from './instalments.module.css';
import { plansOf } from './load-plans.ts';
import { instalmentsWords } from './words.ts';

interface InstalmentsProps {
  readonly price: Paise | null;
  /** Those that came with the page; null when they are still to be asked for. */
  readonly plans: readonly EmiPlan[] | null;
  /** Whether somebody looks: only then they are asked for. */
  readonly open: boolean;
}

/** Longer than a look at the part, shorter than a price lives. Milliseconds. */
const MAX_AGE_MS = 60_000;

/** The ways to pay and the card instalments for a price (CAT-21). */
export function Instalments({ price, plans: given, open }: InstalmentsProps) {
  const t = useWords(instalmentsWords);
  const contract = useWords(contractWords);
  const request = open && given === null && price !== null ? { Price: toRupees(price) } : null;
  const { status, answer, refetch } = useQuery(getPaymentMethods, request, { maxAge: MAX_AGE_MS });
  const plans = given ?? (answer && plansOf(answer));

  return (
    <div className={styles.instalments}>
      <p>
        {t('waysToPay')} <strong>{t('noCashOnDelivery')}</strong>
      </p>
      {price !== null && plans && plans.length > 0 && <PlanTable price={price} plans={plans} />}
      {request && status === 'pending' && (
        <div role="status">
          <span className="visually-hidden">{t('loadingEmi')}</span>
          <TextSkeleton lines={5} />
        </div>
      )}
      {status === 'error' && (
        <p role="alert" className={styles.away}>
          {t('emiAway')}
          <Button kind="secondary" onClick={refetch}>
            {contract('retry')}
          </Button>
        </p>
      )}
      {price !== null && <p className="muted small">{t('emiByCardOnly')}</p>}
    </div>
  );
}

function PlanTable({ price, plans }: { readonly price: Paise; readonly plans: readonly EmiPlan[] }) {
  const t = useWords(instalmentsWords);
  return (
    <div className={tableStyles.scroll}>
      <table className={`${tableStyles.table} ${styles.plans}`}>
        <caption>{t('emiFor', { price: formatProductPrice(price) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('emiMonths')}</th>
            <th scope="col" className={tableStyles.number}>
              {t('emiMonthly')}
            </th>
            <th scope="col" className={tableStyles.number}>
              {t('emiRate')}
            </th>
            <th scope="col" className={tableStyles.number}>
              {t('emiTotal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ Months, MonthlyAmount, AnnualRate }) => (
            <tr key={Months}>
              <th scope="row">{Months}</th>
              <td className={tableStyles.number}>
                <bdi dir="ltr">{formatProductPrice(fromRupees(MonthlyAmount))}</bdi>
              </td>
              <td className={tableStyles.number}>
                <bdi dir="ltr">{AnnualRate}%</bdi>
              </td>
              <td className={tableStyles.number}>
                <bdi dir="ltr">{formatProductPrice(timesPaise(fromRupees(MonthlyAmount), Months))}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
