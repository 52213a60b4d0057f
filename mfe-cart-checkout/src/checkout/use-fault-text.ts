import { contractWords, useWords } from 'shared-contracts';
import { faultText } from 'shared-contracts/ui/field-fault';
import { words } from '../words.ts';
import type { DeliveryFaults } from './check-delivery.ts';
import type { DeliveryField } from './delivery-fields.ts';

/** A field's fault in the shopper's words, '' when there is none. */
export function useFaultText(faults: DeliveryFaults): (field: DeliveryField, label: string) => string {
  const t = useWords(words);
  const common = useWords(contractWords);
  return (field, label) => {
    const fault = faults[field];
    switch (fault?.kind) {
      case undefined:
        return '';
      case 'not-a-mobile':
        return t('phoneFault');
      case 'not-a-pin':
        return t('pinFault');
      case 'refused':
        return t(field === 'postalCode' ? 'pinOfAnotherState' : 'fieldRefused');
      case 'required':
      case 'too-long':
      case 'too-short':
      case 'not-an-email':
        return faultText(common, fault, label);
    }
  };
}
