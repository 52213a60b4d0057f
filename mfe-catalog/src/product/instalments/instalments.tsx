import { contractWords, useQuery, useWords } from 'shared-contracts';
import { getPaymentMethods } from 'shared-contracts/api/get-payment-methods';
import type { InstalmentPlan } from 'shared-contracts/domain/instalment-plan';
import { formatProductPrice, type Paise, toRupees } from 'shared-contracts/domain/money';
import { Button } from 'shared-contracts/kit/button';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import tableStyles from 'shared-contracts/kit/table.module.css';
import styles from './instalments.module.css';
import { instalmentsWords } from './words.ts';

interface InstalmentsProps {
  /** Undefined where it is not paid in instalments. */
  readonly price: Paise | undefined;
  /** Null when the page came without them. */
  readonly plans: readonly InstalmentPlan[] | null;
  /** Whether the section is open: only then they are requested. */
  readonly open: boolean;
}

/** Shorter than a price remains valid. Milliseconds. */
const MAX_AGE_MS = 60_000;

/** Payment methods, and card instalments for a price (CAT-21). */
export function Instalments({ price, plans: given, open }: InstalmentsProps) {
  const t = useWords(instalmentsWords);
  const contract = useWords(contractWords);
  const request = open && given === null && price ? { Price: toRupees(price) } : null;
  const { status, answer, refetch } = useQuery(getPaymentMethods, request, { maxAge: MAX_AGE_MS });
  const plans = given ?? answer;

  return (
    <div id="emi" className={styles.instalments}>
      <p>
        {t('waysToPay')} <strong>{t('noCashOnDelivery')}</strong>
      </p>
      {price && plans && plans.length > 0 && <PlanTable price={price} plans={plans} />}
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
      {price && <p className="muted small">{t('emiByCardOnly')}</p>}
    </div>
  );
}

function PlanTable({ price, plans }: { readonly price: Paise; readonly plans: readonly InstalmentPlan[] }) {
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
          {plans.map(({ months, monthly, total, annualRate }) => (
            <tr key={months}>
              <th scope="row">{months}</th>
              <td className={tableStyles.number}>
                <bdi dir="ltr">{formatProductPrice(monthly)}</bdi>
              </td>
              <td className={tableStyles.number}>
                <bdi dir="ltr">{`${annualRate}%`}</bdi>
              </td>
              <td className={tableStyles.number}>
                <bdi dir="ltr">{formatProductPrice(total)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
