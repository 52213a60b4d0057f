import * as v from 'valibot';
import { NONE_CHOSEN } from '../../domain/constants.ts';
import { PIN_FORM } from '../../domain/pin-form.ts';
import { isEmail } from '../../domain/validation.ts';

/** PostgreSQL's largest integer. */
export const LARGEST_INTEGER = 2_147_483_647;

/** A row's id. */
export const RecordId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INTEGER));

/** A whole number that the database can hold. */
export const WholeNumber = v.pipe(v.number(), v.integer(), v.minValue(-LARGEST_INTEGER), v.maxValue(LARGEST_INTEGER));

/** An id of a place, or null; the observed client sends -999 for 'nothing chosen'. */
export const OptionalPlaceId = v.optional(
  v.nullable(
    v.pipe(
      v.union([RecordId, v.literal(NONE_CHOSEN)]),
      v.transform((id) => (id === NONE_CHOSEN ? null : id)),
    ),
  ),
  null,
);

/** Text that PostgreSQL can hold: it has no character zero. */
export const PlainText = v.pipe(v.string(), v.excludes('\u0000'));

/** Text with something in it besides white space, at most `max` characters; trimmed. */
export function requiredText(max: number) {
  return v.pipe(PlainText, v.trim(), v.nonEmpty(), v.maxLength(max));
}

/** Text that may be missing; trimmed, '' when missing. */
export function optionalText(max: number) {
  return v.optional(v.pipe(PlainText, v.trim(), v.maxLength(max)), '');
}

export function emailText(max: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(max), v.check(isEmail, 'Please enter valid email address'));
}

/** A town that no list has, in one line. */
export const TownName = v.pipe(requiredText(100), v.regex(/^.*$/));

/** An Indian PIN code. */
export const PostalCode = v.pipe(PlainText, v.trim(), v.regex(PIN_FORM, 'must be a PIN code of 6 digits'));

/** Chosen by the client once per intent: the same key and body answer the same again, another body answers 409. */
export const IdempotencyKey = v.pipe(PlainText, v.minLength(8), v.maxLength(100));
