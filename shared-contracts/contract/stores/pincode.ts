import { isPin } from '../domain/pin-form.ts';
import { isCount, nullable } from './guard.ts';
import { jsonCodec, persistedAtom } from './persisted.ts';

/** The pincode the shopper last checked delivery for; '' when there is none. */
export const $pincode = persistedAtom({
  key: 'store:pincode',
  belongsTo: 'person',
  initial: '',
  decode: (text) => (isPin(text) ? text : undefined),
  encode: (pincode) => pincode || null,
});

/** The most days of a delivery to it, as the store last said; null before, and where nothing is delivered. */
export const $deliveryDays = persistedAtom<number | null>({
  key: 'store:deliveryDays',
  belongsTo: 'person',
  initial: null,
  ...jsonCodec(nullable(isCount), (days) => days === null),
});
