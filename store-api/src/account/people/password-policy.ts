import type { PASSWORD_REFUSALS } from 'shared-contracts/api/shapes/password';

export type PasswordRefusal = (typeof PASSWORD_REFUSALS)[number];

/** What a guesser knows about a person. */
export interface KnownWords {
  readonly email: string;
  /** First and last name. */
  readonly names: readonly string[];
}

const SHORTEST_WORD = 3;
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

/** One of the 49,233 best known passwords, in whatever case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(folded(password));
}

/** Made of the person's name, e-mail address or the store's name, with digits and signs around. */
export function isPersonalPassword(password: string, { email, names }: KnownWords, storeName: string): boolean {
  const address = folded(email);
  const words = [address, ...wordsIn(address), ...[...names, storeName].flatMap((text) => wordsIn(folded(text)))]
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
