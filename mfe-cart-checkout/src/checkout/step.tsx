import { type ReactNode, useId } from 'react';
import type { DeliveryFaults } from './check-delivery.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import styles from './step.module.css';

/** What the steps with fields are given. */
export interface StepFields {
  readonly draft: CheckoutDraft;
  readonly change: (fields: Partial<CheckoutDraft>) => void;
  readonly faults: DeliveryFaults;
  readonly digitalOnly: boolean;
  /** Whether the fields of the address are away, as it is one of the address book. */
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
