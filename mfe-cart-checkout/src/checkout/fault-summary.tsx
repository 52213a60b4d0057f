import type { RefObject } from 'react';
import { useWords } from 'shared-contracts';
import { words } from '../words.ts';
import type { DeliveryFaults } from './check-delivery.ts';
import styles from './checkout.module.css';
import { DELIVERY_FIELDS, type DeliveryField } from './delivery-fields.ts';
import { useFaultText } from './use-fault-text.ts';

interface FaultSummaryProps {
  readonly faults: DeliveryFaults;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Every fault in one place, announced, each leading to its field. */
export function FaultSummary({ faults, form }: FaultSummaryProps) {
  const t = useWords(words);
  const textOf = useFaultText(faults);
  const wrong = DELIVERY_FIELDS.filter((field) => faults[field]);
  const goTo = (field: DeliveryField) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  return (
    <div role="alert" className={styles.faultRegion}>
      {wrong.length > 0 && (
        <div className={`form-fault ${styles.faults}`}>
          <p>{t('checkFields')}</p>
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <button type="button" className={styles.inlineAction} onClick={() => goTo(field)}>
                  {textOf(field)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
