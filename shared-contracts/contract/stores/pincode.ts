import { persistedAtom } from './persisted.ts';

const PINCODE = /^[1-9]\d{5}$/;

/** The pincode the shopper last checked delivery for; '' when there is none. */
export const $pincode = persistedAtom('store:pincode', '', {
  decode: (text) => (PINCODE.test(text) ? text : undefined),
  encode: (pincode) => pincode || null,
});
