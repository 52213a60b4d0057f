import { contractWords, useWords } from 'shared-contracts';
import { faultText } from 'shared-contracts/kit/field-fault';
import { words } from '../words.ts';
import type { DeliveryFaults } from './check-delivery.ts';
import type { DeliveryField } from './delivery-fields.ts';

/** The word that each field is labelled with. */
const LABELS = {
  email: 'email',
  name: 'fullName',
  phone: 'phone',
  gstin: 'gstin',
  address: 'address',
  stateId: 'state',
  cityId: 'city',
  postalCode: 'pin',
} as const satisfies Readonly<Record<DeliveryField, string>>;

/** A field's fault in the shopper's words, '' when there is none. */
export function useFaultText(faults: DeliveryFaults): (field: DeliveryField) => string {
  const t = useWords(words);
  const common = useWords(contractWords);
  return (field) => {
    const fault = faults[field];
    switch (fault?.kind) {
      case undefined:
        return '';
      case 'not-a-mobile':
        return t('phoneFault');
      case 'not-a-gstin':
        return t('gstinFault');
      case 'not-a-pin':
        return t('pinFault');
      case 'pin-of-another-state':
        return t('pinOfAnotherState');
      case 'refused':
        return t(field === 'postalCode' ? 'pinOfAnotherState' : 'fieldRefused');
      case 'required':
      case 'too-long':
      case 'too-short':
      case 'not-an-email':
        return faultText(common, fault, t(LABELS[field]));
    }
  };
}
