import { useState } from 'react';
import { useLocation } from 'shared-contracts/router';
import * as v from 'valibot';
import { DELIVERY_FIELDS, type DeliveryField } from './delivery-fields.ts';

const Refused = v.object({ refusedField: v.picklist(DELIVERY_FIELDS) });

/** The field with which /payment sent the shopper back, none when it did not. */
export function useRefusedField(): readonly DeliveryField[] {
  const { state } = useLocation();
  const [refused] = useState(() => v.safeParse(Refused, state));
  return refused.success ? [refused.output.refusedField] : [];
}
