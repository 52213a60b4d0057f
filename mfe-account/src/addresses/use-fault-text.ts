import { contractWords, useWords } from 'shared-contracts';
import { faultText } from 'shared-contracts/kit/field-fault';
import type { AddressField } from './address-values.ts';
import type { AddressFaults } from './check-address.ts';
import { addressWords } from './words.ts';

/** The word that each field is labelled with. */
export const FIELD_LABELS = {
  Name: 'fullName',
  Phone: 'phone',
  AddressLineOne: 'street',
  StateProvinceID: 'indianState',
  CityID: 'indianCity',
  PostalCode: 'pin',
} as const satisfies Readonly<Record<AddressField, string>>;

/** A field's fault in the shopper's words, '' when there is none. */
export function useFaultText(faults: AddressFaults): (field: AddressField) => string {
  const t = useWords(addressWords);
  const common = useWords(contractWords);
  return (field) => {
    const fault = faults[field];
    switch (fault?.kind) {
      case undefined:
        return '';
      case 'not-a-mobile':
        return t('phoneFault');
      case 'not-a-pin':
        return t('pinFault');
      case 'pin-of-another-state':
        return t('pinOfAnotherState');
      case 'refused':
        return t(REFUSED[field]);
      case 'required':
      case 'too-long':
      case 'too-short':
      case 'not-an-email':
        return faultText(common, fault, t(FIELD_LABELS[field]));
    }
  };
}

/** What it means when the server refuses a field that looked right here. */
const REFUSED = {
  Name: 'fieldRefused',
  Phone: 'phoneFault',
  AddressLineOne: 'fieldRefused',
  StateProvinceID: 'fieldRefused',
  CityID: 'fieldRefused',
  PostalCode: 'pinOfAnotherState',
} as const satisfies Readonly<Record<AddressField, string>>;
