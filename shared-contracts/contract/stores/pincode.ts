import { isPin } from '../domain/pin-form.ts';
import { persistedAtom } from './persisted.ts';

/** The pincode the shopper last checked delivery for; '' when there is none. */
export const $pincode = persistedAtom({
  key: 'store:pincode',
  belongsTo: 'person',
  initial: '',
  decode: (text) => (isPin(text) ? text : undefined),
  encode: (pincode) => pincode || null,
});
