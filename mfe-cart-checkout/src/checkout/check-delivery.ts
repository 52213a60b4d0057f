import { LIMITS } from 'shared-contracts/domain/constants';
import { checkField, type FieldFault } from 'shared-contracts/domain/validation';
import { type CheckoutDraft, indianMobile } from './checkout-draft.ts';
import { DELIVERY_FIELDS, type DeliveryField } from './delivery-fields.ts';

/** A fault of a checkout field: the common ones, those of an Indian address, and the server's own. */
export type DeliveryFault =
  | FieldFault
  | { readonly kind: 'not-a-mobile' }
  | { readonly kind: 'not-a-pin' }
  /** The server has refused the value. */
  | { readonly kind: 'refused' };

export type DeliveryFaults = Readonly<Partial<Record<DeliveryField, DeliveryFault>>>;

const NAME_MAX = 200;
const EMAIL_MAX = 200;
const MOBILE = /^[6-9]\d{9}$/;
const PIN = /^[1-9]\d{5}$/;

/** What is wrong with the draft. A cart of digital products alone needs only name, e-mail and state (PAY-02). */
export function checkDelivery(
  draft: CheckoutDraft,
  { digitalOnly }: { readonly digitalOnly: boolean },
): DeliveryFaults {
  const faults: Partial<Record<DeliveryField, DeliveryFault>> = {};
  for (const field of DELIVERY_FIELDS) {
    if (digitalOnly && !NEEDED_BY_ALL.has(field)) continue;
    const fault = RULES[field](draft[field]);
    if (fault) faults[field] = fault;
  }
  return faults;
}

const NEEDED_BY_ALL: ReadonlySet<DeliveryField> = new Set(['email', 'name', 'stateId']);

const required = (value: string) => checkField(value, { required: true });

const RULES: Readonly<Record<DeliveryField, (value: string) => DeliveryFault | null>> = {
  email: (value) => checkField(value, { required: true, max: EMAIL_MAX, email: true }),
  name: (value) => checkField(value, { required: true, max: NAME_MAX }),
  phone: (value) => required(value) ?? (MOBILE.test(indianMobile(value)) ? null : { kind: 'not-a-mobile' }),
  address: (value) => checkField(value, { required: true, max: LIMITS.signUp.address }),
  stateId: required,
  cityId: required,
  postalCode: (value) => required(value) ?? (PIN.test(value.trim()) ? null : { kind: 'not-a-pin' }),
};
