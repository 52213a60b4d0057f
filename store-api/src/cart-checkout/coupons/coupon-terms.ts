import type { Selectable } from 'kysely';
import { formatRupees, paise } from 'shared-contracts/domain/money';
import { CommandRefused } from '../../platform/command-line/command.ts';
import type { GivenOptions } from '../../platform/command-line/given.ts';
import { formatPeriod, indianDayLimits, periodState } from '../../platform/command-line/indian-days.ts';
import { orNone, REDUCTION, readCount, readReduction, readRupees } from '../../platform/command-line/values.ts';
import type { Database } from '../../platform/database/schema.ts';

const YES_OR_NO = ['yes', 'no'] as const;
const rupeesOrNone = (name: string, typed: string) => orNone(typed, (given) => readRupees(name, given));
const countOrNone = (name: string, typed: string) => orNone(typed, (given) => readCount(name, given));

export const TERMS = {
  ...REDUCTION,
  minimum: { takes: 'RUPEES', about: 'The smallest cart, without shipping. "none" removes it.', read: rupeesOrNone },
  cap: { takes: 'RUPEES', about: 'The largest discount. "none" removes it.', read: rupeesOrNone },
  firstOrder: { takes: 'YES', about: 'Only for people without an order.', oneOf: YES_OR_NO },
  from: {
    takes: 'DAY',
    about: 'The first day, in India.',
    read: (name: string, day: string) => indianDayLimits(name, day).from,
  },
  until: {
    takes: 'DAY',
    about: 'The last day, in India. "none" removes it.',
    read: (name: string, typed: string) => orNone(typed, (day) => indianDayLimits(name, day).until),
  },
  uses: { takes: 'N', about: 'Orders in all. "none" removes the limit.', read: countOrNone },
  perPerson: { takes: 'N', about: 'Orders of one person. "none" removes the limit.', read: countOrNone },
  advertised: { takes: 'YES', about: 'Whether banners name it, while it works.', oneOf: YES_OR_NO },
} as const;

const CODE_TYPED = /^[A-Z0-9][A-Z0-9-]{1,29}$/;

/** The word CODE of a command, in upper case. Refuses what a shopper could not type. */
export const CODE = {
  about: 'What shoppers type: 2 to 30 letters, digits and hyphens.',
  read(_name: string, typed: string): string {
    const code = typed.toUpperCase();
    if (CODE_TYPED.test(code)) return code;
    throw new CommandRefused('Say which: one code of 2 to 30 letters, digits and hyphens.');
  },
} as const;

/** The reduction (undefined when not given) and the changed columns. */
export function readTerms(terms: GivenOptions<typeof TERMS>) {
  const { minimum, cap, firstOrder, advertised, from, until, uses, perPerson } = terms;
  const columns = {
    ...(minimum !== undefined && { minimum_paise: minimum ?? 0 }),
    ...(cap !== undefined && { cap_paise: cap }),
    ...(firstOrder && { first_order_only: firstOrder === 'yes' }),
    ...(advertised && { advertised: advertised === 'yes' }),
    ...(from && { valid_from: from }),
    ...(until !== undefined && { valid_until: until }),
    ...(uses !== undefined && { use_limit: uses }),
    ...(perPerson !== undefined && { per_person_limit: perPerson }),
  };
  return { reduction: readReduction(terms), columns };
}

/** A coupon's terms in words, one sentence each. */
export function formatTerms(coupon: Selectable<Database['coupons']>): readonly string[] {
  const money = (amount: number) => formatRupees(paise(amount));
  return [
    `${coupon.kind === 'percent' ? `${coupon.value / 100} %` : money(coupon.value)} off`,
    ...(coupon.cap_paise === null ? [] : [`at most ${money(coupon.cap_paise)}`]),
    ...(coupon.minimum_paise === 0 ? [] : [`from ${money(coupon.minimum_paise)} on`]),
    ...(coupon.first_order_only ? ['first order only'] : []),
    ...(coupon.advertised ? ['advertised'] : []),
    ...(coupon.per_person_limit === null ? [] : [`${coupon.per_person_limit} a person`]),
    ...formatPeriod(coupon),
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
