import { type ReactNode, useId } from 'react';
import type { AddressFieldProps } from 'shared-contracts/kit/address/address-field';
import type { Form } from 'shared-contracts/kit/form/use-form';
import type { DeliveryField } from './checkout-draft.ts';
import styles from './step.module.css';

export interface StepFields {
  readonly field: Form<DeliveryField>['field'];
  /** Props of each address field. */
  readonly address: Omit<AddressFieldProps, 'of'>;
  readonly digitalOnly: boolean;
  /** The address fields are hidden, as a saved address is chosen. */
  readonly folded: boolean;
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

export function Step({ number, title, children }: StepProps) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <span className={styles.number}>{number}</span> {title}
      </h2>
      {children}
    </section>
  );
}
