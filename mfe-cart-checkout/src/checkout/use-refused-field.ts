import { useState } from 'react';
import { useLocation } from 'shared-contracts/router';
import * as v from 'valibot';
import type { DeliveryFaults } from './check-delivery.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { DELIVERY_FIELDS } from './delivery-fields.ts';

const Refused = v.object({ refusedField: v.picklist(DELIVERY_FIELDS) });

/** The field with which /payment sent the shopper back: at fault until its value is another one. */
export function useRefusedField(draft: CheckoutDraft): DeliveryFaults {
  const { state } = useLocation();
  const [refused] = useState(() => {
    const parsed = v.safeParse(Refused, state);
    if (!parsed.success) return null;
    const field = parsed.output.refusedField;
    return { field, value: draft[field], stateId: draft.stateId };
  });
  if (!refused || draft[refused.field] !== refused.value || draft.stateId !== refused.stateId) return {};
  return { [refused.field]: { kind: 'refused' } };
}
