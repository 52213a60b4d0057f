import { CommandRefused } from './command.ts';
import { plain } from './plain.ts';

const ID = /^[1-9]\d{0,8}$/;

/** Throws when there are no ids or one is not a number. */
export function recordIds(parameters: readonly string[]): readonly number[] {
  if (parameters.length === 0) throw new CommandRefused('Say which: one or more ids, as the list shows them.');
  for (const word of parameters) if (!ID.test(word)) throw new CommandRefused(`'${plainWord(word)}' is not an id.`);
  return [...new Set(parameters.map(Number))];
}

/** Throws unless all ids were found. */
export function requireAll(
  ids: readonly number[],
  found: readonly number[],
  refusal: (missing: string) => string,
): void {
  const missing = ids.filter((id) => !found.includes(id));
  if (missing.length > 0) throw new CommandRefused(`${refusal(missing.join(', '))} Nothing was changed.`);
}

/** Exactly one reference number, in upper case. Throws for any other. */
export function oneReference([reference = '', ...more]: readonly string[]): string {
  if (reference === '' || more.length > 0) throw new CommandRefused('Say which: one reference number.');
  return reference.toUpperCase();
}

/** At most one word, from a list; the first of the list by default. Throws for any other. */
export function oneOf<Word extends string>(parameters: readonly string[], known: readonly [Word, ...Word[]]): Word {
  const [word, ...more] = parameters;
  if (word === undefined) return known[0];
  const found = known.find((candidate) => candidate === word);
  if (found && more.length === 0) return found;
  throw new CommandRefused(`After this command comes one of: ${known.join(', ')}.`);
}

export function nothing(parameters: readonly string[]): void {
  if (parameters.length > 0) throw new CommandRefused('Nothing comes after this command.');
}

const plainWord = (word: string) => plain(word).slice(0, 40);
