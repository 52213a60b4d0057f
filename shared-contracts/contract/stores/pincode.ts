import { persistedAtom } from './persisted.ts';

const PINCODE = /^[1-9]\d{5}$/;

/** The pincode the shopper last checked delivery for; '' when there is none. */
export const $pincode = persistedAtom({
  key: 'store:pincode',
  belongsTo: 'person',
  initial: '',
  decode: (text) => (PINCODE.test(text) ? text : undefined),
  encode: (pincode) => pincode || null,
});
