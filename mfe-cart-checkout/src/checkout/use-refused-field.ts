import { useState } from 'react';
import { useLocation } from 'shared-contracts/router';
import * as v from 'valibot';
import { DELIVERY_FIELDS, type DeliveryField } from './checkout-draft.ts';

const Refused = v.object({ refusedField: v.picklist(DELIVERY_FIELDS) });

/** The field that /payment sent the shopper back to correct, if any. */
export function useRefusedField(): readonly DeliveryField[] {
  const { state } = useLocation();
  const [refused] = useState(() => v.safeParse(Refused, state));
  return refused.success ? [refused.output.refusedField] : [];
}
