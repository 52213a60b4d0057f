import * as v from 'valibot';
import { LARGEST_INTEGER } from './request-fields.ts';

const MAX_IDS = 50;

const idsOf = (text: string) => (text === '' ? [] : text.split(',').map(Number));

/** A multi-valued filter: comma-joined ids ('3,7'), one id, or nothing (absent, null, ''). Parses to a list of ids. */
export const IdList = v.optional(
  v.pipe(
    v.nullable(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^(\d{1,10}(,\d{1,10})*)?$/, 'must be comma-joined ids'))]),
    ),
    v.transform((given) => (given === null ? [] : idsOf(String(given)))),
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INTEGER))),
    v.maxLength(MAX_IDS),
  ),
  '',
);

/** A bound in rupees, or nothing (absent, null, ''). Parses to a number or null. */
export const RupeesOrNothing = v.optional(
  v.pipe(
    v.nullable(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^(\d{1,9}(\.\d{1,2})?)?$/, 'must be an amount in rupees'))]),
    ),
    v.transform((given) => (given === null || given === '' ? null : Number(given))),
    v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000_000))),
  ),
  null,
);
