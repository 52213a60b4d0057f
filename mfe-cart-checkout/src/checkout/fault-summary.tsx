import { contractWords, useWords } from 'shared-contracts';
import { faultText } from 'shared-contracts/kit/field-fault';
import type { Form } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { words } from '../words.ts';
import styles from './checkout.module.css';
import type { DeliveryField } from './checkout-draft.ts';
import { DELIVERY_LABELS } from './delivery-rules.ts';

/** Announces all faults; each moves the focus to its field. */
export function FaultSummary({ summary, focus }: Pick<Form<DeliveryField>, 'summary' | 'focus'>) {
  const t = useWords(words);
  const common = useWords(contractWords);
  return (
    <div role="alert" className={styles.faultRegion}>
      {summary.length > 0 && (
        <div className={`${formStyles.fault} ${styles.faults}`}>
          <p>{t('checkFields')}</p>
          <ul>
            {summary.map(([field, fault]) => (
              <li key={field}>
                <button type="button" className={styles.inlineAction} onClick={() => focus(field)}>
                  {typeof fault === 'string' ? fault : faultText(common, fault, t(DELIVERY_LABELS[field]))}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
