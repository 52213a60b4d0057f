import type { Translate } from 'shared-contracts';
import { ADDRESS_RULES, type AddressField, isMobile } from '../../contract/domain/indian-address.ts';
import { pinFault } from '../../contract/domain/pincode.ts';
import type { Faults, Rule } from '../form/use-form.ts';
import type { addressTexts } from './texts.ts';

export type AddressWords = Translate<Readonly<Record<keyof typeof addressTexts, string>>>;

const PIN_FAULTS = { 'not-a-pin': 'pinFault', 'pin-of-another-state': 'pinOfAnotherState' } as const;

/** What must be true of an address. `gstCode` is the chosen state's ('29'), '' while it is not known. */
export function addressRules(t: AddressWords, gstCode: string): Readonly<Record<AddressField, Rule>> {
  return {
    ...ADDRESS_RULES,
    Phone: { ...ADDRESS_RULES.Phone, also: (typed) => (isMobile(typed) ? null : t('phoneFault')) },
    // A city is another one as soon as its state is.
    PostalCode: {
      ...ADDRESS_RULES.PostalCode,
      within: 'StateProvinceID',
      also(typed) {
        const fault = pinFault(typed, gstCode);
        return fault && t(PIN_FAULTS[fault]);
      },
    },
  };
}

/** What it means when the server refuses fields that looked right here. */
export function refusals<Name extends string>(t: AddressWords, fields: readonly Name[]): Faults<Name> {
  const textOf = (field: string) => {
    if (field === 'PostalCode') return t('pinOfAnotherState');
    return t(field === 'Phone' ? 'phoneFault' : 'fieldRefused');
  };
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Faults<Name>;
}
