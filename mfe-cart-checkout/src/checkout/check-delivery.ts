import { LIMITS } from 'shared-contracts/domain/constants';
import { isGstin } from 'shared-contracts/domain/gstin';
import { type AddressFault, mobileFault, pinFault } from 'shared-contracts/domain/indian-address';
import { checkField, type FieldFault } from 'shared-contracts/domain/validation';
import { type CheckoutDraft, plainGstin } from './checkout-draft.ts';
import { DELIVERY_FIELDS, type DeliveryField } from './delivery-fields.ts';

/** A fault of a checkout field: the common ones, those of an Indian address or buyer, and the server's own. */
export type DeliveryFault =
  | FieldFault
  | AddressFault
  | { readonly kind: 'not-a-gstin' }
  /** The server has refused the value. */
  | { readonly kind: 'refused' };

export type DeliveryFaults = Readonly<Partial<Record<DeliveryField, DeliveryFault>>>;

export interface Destination {
  readonly digitalOnly: boolean;
  /** GST code of the chosen state ('29'); '' while it is not known, when the server alone compares the PIN with it. */
  readonly gstCode: string;
}

const NAME_MAX = 200;
const EMAIL_MAX = 200;

/** What is wrong with the draft. A cart of digital products alone needs only name, e-mail and state (PAY-02). */
export function checkDelivery(draft: CheckoutDraft, destination: Destination): DeliveryFaults {
  const faults: Partial<Record<DeliveryField, DeliveryFault>> = {};
  for (const field of DELIVERY_FIELDS) {
    if (destination.digitalOnly && OF_A_PARCEL.has(field)) continue;
    const fault = RULES[field](draft[field], destination);
    if (fault) faults[field] = fault;
  }
  return faults;
}

/** What only something that must be carried somewhere asks for. */
const OF_A_PARCEL: ReadonlySet<DeliveryField> = new Set(['phone', 'address', 'cityId', 'postalCode']);

const required = (value: string) => checkField(value, { required: true });

const RULES: Readonly<Record<DeliveryField, (value: string, destination: Destination) => DeliveryFault | null>> = {
  email: (value) => checkField(value, { required: true, max: EMAIL_MAX, email: true }),
  name: (value) => checkField(value, { required: true, max: NAME_MAX }),
  phone: (value) => required(value) ?? mobileFault(value),
  gstin: (value) => (plainGstin(value) === '' || isGstin(plainGstin(value)) ? null : { kind: 'not-a-gstin' }),
  address: (value) => checkField(value, { required: true, max: LIMITS.signUp.address }),
  stateId: required,
  cityId: required,
  postalCode: (value, { gstCode }) => required(value) ?? pinFault(value, gstCode),
};
