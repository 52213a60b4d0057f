import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useAfterPress } from 'shared-contracts/kit/form/use-after-press';
import { checkDelivery, type DeliveryFault, type DeliveryFaults, type Destination } from './check-delivery.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { DELIVERY_FIELDS, type DeliveryField, isDeliveryField } from './delivery-fields.ts';
import { useRefusedField } from './use-refused-field.ts';

/**
 * The form's faults as the shopper is told them: of a field once it was filled in and left, of every field once Pay
 * Now was pressed, which puts the focus on the first.
 */
export function useFaults(draft: CheckoutDraft, destination: Destination) {
  const form = useRef<HTMLFormElement>(null);
  const { onPointerDown, afterPress } = useAfterPress();
  const refused = useRefusedField(draft);
  const [left, setLeft] = useState<ReadonlySet<DeliveryField>>(new Set());
  // What was wrong when Pay Now was last pressed; null before.
  const [told, setTold] = useState<DeliveryFaults | null>(null);
  const all = { ...refused, ...checkDelivery(draft, destination) };

  const refusedField = Object.keys(refused)[0];
  useEffect(() => {
    if (told || refusedField) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [told, refusedField]);

  return {
    form,
    shown: only(all, (field) => told !== null || field in refused || left.has(field)),
    /** Of the faults told at Pay Now those that are still there, in the words of then. */
    summary: only(told ?? {}, (field) => field in all),
    /** Put on the form. */
    watchers: {
      onPointerDown,
      onBlur({ target }: FocusEvent<HTMLFormElement>) {
        const { name, value } = target as Partial<HTMLInputElement>;
        if (name && value && isDeliveryField(name)) afterPress(() => setLeft((before) => new Set([...before, name])));
      },
    },
    /** Whether everything is right; if not, it is told. */
    check(): boolean {
      const faults = checkDelivery(draft, destination);
      setTold(faults);
      return Object.keys(faults).length === 0;
    },
  };
}

function only(faults: DeliveryFaults, wanted: (field: DeliveryField) => boolean): DeliveryFaults {
  const kept: Partial<Record<DeliveryField, DeliveryFault>> = {};
  for (const field of DELIVERY_FIELDS) {
    const fault = faults[field];
    if (fault && wanted(field)) kept[field] = fault;
  }
  return kept;
}
