import { LIMITS, NONE_CHOSEN } from 'shared-contracts/domain/constants';
import { type AddressFault, mobileFault, pinFault } from 'shared-contracts/domain/indian-address';
import { checkField, type FieldFault } from 'shared-contracts/domain/validation';
import { ADDRESS_FIELDS, type AddressField, type AddressValues } from './address-values.ts';

/** A fault of a field of an address: the common ones, those of an Indian address, and the server's own. */
export type Fault = FieldFault | AddressFault | { readonly kind: 'refused' };
export type AddressFaults = Readonly<Partial<Record<AddressField, Fault>>>;

const NAME_MAX = 200;

/** What is wrong with an address. `gstCode` is the chosen state's ('29'), '' while it is not known. */
export function checkAddress(values: AddressValues, gstCode: string): AddressFaults {
  const { Name, Phone, AddressLineOne, StateProvinceID, CityID, PostalCode } = values;
  const faults: Record<AddressField, Fault | null> = {
    Name: checkField(Name, { required: true, max: NAME_MAX }),
    Phone: required(Phone) ?? mobileFault(Phone),
    AddressLineOne: checkField(AddressLineOne, { required: true, max: LIMITS.signUp.address }),
    StateProvinceID: chosen(StateProvinceID),
    CityID: chosen(CityID),
    PostalCode: required(PostalCode) ?? pinFault(PostalCode, gstCode),
  };
  return onlyFaults((field) => faults[field]);
}

/** The faults among all fields, in the order of the form. */
export function onlyFaults(faultOf: (field: AddressField) => Fault | null | undefined): AddressFaults {
  const faults: Partial<Record<AddressField, Fault>> = {};
  for (const field of ADDRESS_FIELDS) {
    const fault = faultOf(field);
    if (fault) faults[field] = fault;
  }
  return faults;
}

function required(value: string): FieldFault | null {
  return checkField(value, { required: true });
}

function chosen(id: number): FieldFault | null {
  return id === NONE_CHOSEN ? { kind: 'required' } : null;
}
