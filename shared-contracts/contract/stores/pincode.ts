import { isPin } from '../domain/pin-form.ts';
import { type Guard, isCount, listOf, nullable } from './guard.ts';
import { jsonCodec, persistedAtom } from './persisted.ts';

/** The pincode the shopper last checked delivery for; '' when there is none. */
export const $pincode = persistedAtom({
  key: 'store:pincode',
  belongsTo: 'person',
  initial: '',
  decode: (text) => (isPin(text) ? text : undefined),
  encode: (pincode) => pincode || null,
});

const isWay: Guard<readonly [number, number]> = (value): value is readonly [number, number] =>
  listOf(isCount)(value) && value.length === 2;

/** Fewest and most days of a delivery to it, as the store last said; null before, and where nothing is delivered. */
export const $deliveryWay = persistedAtom<readonly [number, number] | null>({
  key: 'store:deliveryWay',
  belongsTo: 'person',
  initial: null,
  ...jsonCodec(nullable(isWay), (way) => way === null),
});

/** For remotes of earlier releases: the most days of a delivery to it, as the store last said; null before, and where nothing is delivered. */
export const $deliveryDays = persistedAtom<number | null>({
  key: 'store:deliveryDays',
  belongsTo: 'person',
  initial: null,
  ...jsonCodec(nullable(isCount), (days) => days === null),
});
