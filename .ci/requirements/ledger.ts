const PROMISE = /^- ([A-Z]+-\d{2}) /gm;
const ID = '[A-Z]+-\\d{2}';
/** `[CAT-15]` or `[CAT-15 CART-03]` at the end of a Jest title. */
const IN_BRACKETS = new RegExp(`\\[(${ID}(?:[ ,]+${ID})*)\\]`, 'g');
/** `'@CAT-15'` among the tags of a Playwright test. */
const TAG = new RegExp(`['"]@(${ID})['"]`, 'g');

/** Ids of the promises of docs/requirements.md, in its order. */
export function promisedIds(ledger: string): string[] {
  return [...ledger.matchAll(PROMISE)].map(([, id = '']) => id);
}

/** Ids that a test file names. */
export function namedIds(source: string): string[] {
  const bracketed = [...source.matchAll(IN_BRACKETS)].flatMap(([, ids = '']) => ids.split(/[ ,]+/));
  return [...bracketed, ...[...source.matchAll(TAG)].map(([, id = '']) => id)];
}

export interface Coverage {
  /** Promised, not announced as still to come, and named by no test. */
  readonly unproven: readonly string[];
  /** Named by a test or announced, but promised nowhere: a slip of the pen. */
  readonly unknown: readonly string[];
  /** Announced as still to come. */
  readonly pending: readonly string[];
}

export function coverage(
  promised: readonly string[],
  named: ReadonlySet<string>,
  pending: readonly string[],
): Coverage {
  const known = new Set(promised);
  return {
    unproven: promised.filter((id) => !named.has(id) && !pending.includes(id)),
    unknown: [...named, ...pending].filter((id) => !known.has(id)),
    pending,
  };
}
