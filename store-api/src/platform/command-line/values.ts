import { fromRupees, type Paise } from 'shared-contracts/domain/money';
import { plainAmount } from './amounts.ts';
import { CommandRefused } from './command.ts';
import type { GivenOptions } from './given.ts';

// What an operator may type after an option of coupons and promotions.

const RUPEES = /^\d{1,7}(\.\d{1,2})?$/;
const PERCENT = /^\d{1,2}(\.\d{1,2})?$/;
const COUNT = /^[1-9]\d{0,8}$/;

/** Rupees above 0, at most 99,99,999.99. */
export function readRupees(option: string, given: string): Paise {
  const plain = plainAmount(given) ?? '';
  const amount = RUPEES.test(plain) ? fromRupees(Number(plain)) : fromRupees(0);
  if (amount > 0) return amount;
  throw new CommandRefused(`${option} is in rupees, above 0, like 3000 or 499.50.`);
}

/** A percentage above 0 and below 100, as hundredths of a percent. */
function readPercent(option: string, given: string): number {
  const hundredths = PERCENT.test(given) ? Math.round(Number(given) * 100) : 0;
  if (hundredths > 0) return hundredths;
  throw new CommandRefused(`${option} is above 0 and below 100, like 10 or 7.5.`);
}

export function readCount(option: string, given: string): number {
  if (COUNT.test(given)) return Number(given);
  throw new CommandRefused(`${option} is a whole number, at least 1.`);
}

/** 'none' removes a limit. */
export function orNone<Value>(given: string, read: (given: string) => Value): Value | null {
  return given.toLowerCase() === 'none' ? null : read(given);
}

/** The options of what is taken off. */
export const REDUCTION = {
  percent: { takes: 'N', about: 'A percentage above 0 and below 100, like 7.5.', read: readPercent },
  amount: { takes: 'RUPEES', about: 'An amount instead.', read: readRupees },
} as const;

/** Exactly one of --percent and --amount; undefined when neither was given. */
export function readReduction({ percent, amount }: GivenOptions<typeof REDUCTION>) {
  if (percent !== undefined && amount !== undefined) throw new CommandRefused('Give --percent or --amount, not both.');
  if (percent !== undefined) return { kind: 'percent', value: percent } as const;
  if (amount !== undefined) return { kind: 'fixed', value: amount as number } as const;
  return undefined;
}
