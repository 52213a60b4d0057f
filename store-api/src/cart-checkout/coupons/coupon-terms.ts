import type { Selectable } from 'kysely';
import { formatRupees, paise } from 'shared-contracts/domain/money';
import { CommandRefused } from '../../platform/command-line/command.ts';
import { indianDayLimits, periodInWords, periodState } from '../../platform/command-line/indian-days.ts';
import { knownWord, parseOptions } from '../../platform/command-line/options.ts';
import { orNone, readCount, readReduction, readRupees } from '../../platform/command-line/values.ts';
import type { Database } from '../../platform/database/schema.ts';

const OPTIONS = {
  percent: { type: 'string' },
  amount: { type: 'string' },
  minimum: { type: 'string' },
  cap: { type: 'string' },
  'first-order': { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  uses: { type: 'string' },
  'per-person': { type: 'string' },
  advertised: { type: 'string' },
} as const;

/** The options as an operator reads them. */
export const TERMS =
  '[--minimum RUPEES] [--cap RUPEES] [--first-order yes|no] [--from DAY] [--until DAY] [--uses N] [--per-person N] [--advertised yes|no]';

const CODE = /^[A-Z0-9][A-Z0-9-]{1,29}$/;

/** In upper case. Throws for a code that a shopper could not type. */
export function readCode(words: readonly string[]): string {
  const [word = '', ...more] = words;
  const code = word.toUpperCase();
  if (CODE.test(code) && more.length === 0) return code;
  throw new CommandRefused('Say which: one code of 2 to 30 letters, digits and hyphens.');
}

/**
 * The code, the reduction (undefined when not given) and the changed columns. Days are Indian, the last one inclusive.
 */
export function readTerms(parameters: readonly string[]) {
  const { values, positionals } = parseOptions(parameters, OPTIONS);
  const { minimum, cap, from, until, uses } = values;
  const firstOrder = knownWord('--first-order', values['first-order'], ['yes', 'no']);
  const advertised = knownWord('--advertised', values.advertised, ['yes', 'no']);
  const perPerson = values['per-person'];
  const columns = {
    ...(minimum && { minimum_paise: orNone(minimum, (given) => readRupees('--minimum', given)) ?? 0 }),
    ...(cap && { cap_paise: orNone(cap, (given) => readRupees('--cap', given)) }),
    ...(firstOrder && { first_order_only: firstOrder === 'yes' }),
    ...(advertised && { advertised: advertised === 'yes' }),
    ...(from && { valid_from: indianDayLimits('--from', from).from }),
    ...(until && { valid_until: orNone(until, (given) => indianDayLimits('--until', given).until) }),
    ...(uses && { use_limit: orNone(uses, (given) => readCount('--uses', given)) }),
    ...(perPerson && { per_person_limit: orNone(perPerson, (given) => readCount('--per-person', given)) }),
  };
  return { code: readCode(positionals), reduction: readReduction(values), columns };
}

/** A coupon's terms in words, one sentence each. */
export function termsInWords(coupon: Selectable<Database['coupons']>): readonly string[] {
  const money = (amount: number) => formatRupees(paise(amount));
  return [
    `${coupon.kind === 'percent' ? `${coupon.value / 100} %` : money(coupon.value)} off`,
    ...(coupon.cap_paise === null ? [] : [`at most ${money(coupon.cap_paise)}`]),
    ...(coupon.minimum_paise === 0 ? [] : [`from ${money(coupon.minimum_paise)} on`]),
    ...(coupon.first_order_only ? ['first order only'] : []),
    ...(coupon.advertised ? ['advertised'] : []),
    ...(coupon.per_person_limit === null ? [] : [`${coupon.per_person_limit} a person`]),
    ...periodInWords(coupon),
    `used ${coupon.uses}${coupon.use_limit === null ? '' : ` of ${coupon.use_limit}`}`,
  ];
}

/** What a coupon is now: 'running', 'planned', 'over' or 'ended'. */
export function couponState(
  coupon: Selectable<Database['coupons']>,
  now: Date,
): 'running' | 'planned' | 'over' | 'ended' {
  return coupon.active ? periodState(coupon, now) : 'ended';
}
