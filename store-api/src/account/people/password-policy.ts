import type { PASSWORD_REFUSALS } from 'shared-contracts/api/shapes/password';

export type PasswordRefusal = (typeof PASSWORD_REFUSALS)[number];

/** What a guesser knows about a person. */
export interface KnownWords {
  readonly email: string;
  /** First and last name. */
  readonly names: readonly string[];
}

const SHORTEST_WORD = 3;
/** What everybody tries at a furniture store. */
const TRADE_WORDS = ['furniture', 'sofa', 'chair', 'table', 'wooden', 'store', 'shop', 'home'];
/** Digits and signs in addition to a common password: 'Passw0rd!' and 'dragon2026' are still easy to guess. */
const SIGNS_LEFT = 4;
/** Repeating a part of up to this length makes a password no harder to guess. */
const LONGEST_PART = 5;
/** Letters allowed in addition to known words: 'myasha' is still easy to guess. */
const LETTERS_LEFT = 2;

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first new password: half a megabyte that most requests never need. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(folded)),
  );
  return common;
}

/**
 * One of the 49,233 best known passwords, in whatever case and with a few digits and signs around, or one character, run or short part
 * repeated.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const whole = folded(password);
  if (isRepeated(whole) || isRun(whole)) return true;
  const known = await commonPasswords();
  const core = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const signless = whole.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return [whole, signless, core].some((form) => whole.length - form.length <= SIGNS_LEFT && known.has(form));
}

function isRepeated(text: string): boolean {
  return new RegExp(`^(.{1,${LONGEST_PART}})\\1+$`, 'su').test(text);
}

/** '23456789', 'hgfedcba'. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const [first = 0, second = 0] = codes;
  return (
    Math.abs(second - first) === 1 &&
    codes.every((code, place) => place === 0 || code - (codes[place - 1] ?? 0) === second - first)
  );
}

/** Made of the person's name, e-mail address, the store's name or its trade, with digits and signs around. */
export function isPersonalPassword(password: string, { email, names }: KnownWords, storeName: string): boolean {
  const address = folded(email);
  const own = [...names, storeName].flatMap((text) => wordsIn(folded(text)));
  const words = [address, ...wordsIn(address), ...own, ...TRADE_WORDS]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length);
  const whole = folded(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), whole);
  return rest !== whole && rest.replace(/[^\p{L}]/gu, '').length <= LETTERS_LEFT;
}

/** Null for a password that may be set. */
export async function passwordRefusal(
  password: string,
  known: KnownWords,
  storeName: string,
): Promise<PasswordRefusal | null> {
  if (await isCommonPassword(password)) return 'Password too common';
  return isPersonalPassword(password, known, storeName) ? 'Password too personal' : null;
}

/** Case, accents and the forms of a character do not make a password harder to guess. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}]+/u);
}
