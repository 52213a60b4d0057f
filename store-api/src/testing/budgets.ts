import { readFileSync } from 'node:fs';

/** A limit of docs/budgets.md. */
export interface Budget {
  /** Such as 'listing'. */
  readonly what: string;
  /** Such as 'statements'. */
  readonly count: string;
  readonly limit: number;
  /** The limit at first. */
  readonly first: number;
  /** Why the limit is above the first. */
  readonly reason: string;
}

const FILE = new URL('../../../docs/budgets.md', import.meta.url);
const ROW =
  /^\| (?<what>[^|]+?) +\| (?<count>[^|]+?) +\| +(?<limit>[\d,]+) \| +(?<first>[\d,]+) \| *(?<reason>[^|]*?) *\|$/;

/** The limits of docs/budgets.md, which is where they are written down. */
export function budgets(text = readFileSync(FILE, 'utf8')): readonly Budget[] {
  return text.split('\n').flatMap((line) => {
    const { what = '', count = '', limit = '', first = '', reason = '' } = ROW.exec(line)?.groups ?? {};
    return limit === '' ? [] : [{ what, count, limit: asNumber(limit), first: asNumber(first), reason }];
  });
}

/** The limits of one call or page by what is counted. */
export function budgetOf(what: string): Readonly<Record<string, number>> {
  const own = budgets().filter((budget) => budget.what === what);
  if (own.length === 0) throw new Error(`docs/budgets.md has no limit of '${what}'`);
  return Object.fromEntries(own.map(({ count, limit }) => [count, limit]));
}

function asNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}
