import { type ReactNode, useId } from 'react';
import type { AddressFieldProps } from 'shared-contracts/kit/address/address-field';
import type { Form } from 'shared-contracts/kit/form/use-form';
import type { DeliveryField } from './delivery-fields.ts';
import styles from './step.module.css';

/** What the steps with fields are given. */
export interface StepFields {
  readonly field: Form<DeliveryField>['field'];
  /** Of each field of the address. */
  readonly address: Omit<AddressFieldProps, 'of'>;
  readonly digitalOnly: boolean;
  /** Whether the fields of the address are hidden, as it is one of the address book. */
  readonly folded: boolean;
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A numbered part of the checkout form. */
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
