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
  /** Null where it is not paid in instalments. */
  readonly price: Paise | null;
  /** Null when the page came without them. */
  readonly plans: readonly EmiPlan[] | null;
  /** Whether the section is open: only then they are requested. */
  readonly open: boolean;
}

/** Shorter than a price remains valid. Milliseconds. */
const MAX_AGE_MS = 60_000;

/** Payment methods, and card instalments for a price (CAT-21). */
export function Instalments({ price, plans: given, open }: InstalmentsProps) {
  const t = useWords(instalmentsWords);
  const contract = useWords(contractWords);
  const request = open && given === null && price !== null ? { Price: toRupees(price) } : null;
  const { status, answer, refetch } = useQuery(getPaymentMethods, request, { maxAge: MAX_AGE_MS });
  const plans = given ?? (answer && plansOf(answer));

  return (
    <div id="emi" className={styles.instalments}>
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
        <p role="alert" className={styles.unavailable}>
          {t('instalmentsUnavailable')}
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
                <bdi dir="ltr">{`${AnnualRate}%`}</bdi>
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
