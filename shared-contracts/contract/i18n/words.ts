import { factsOf, isBundled, type Language } from './languages.ts';
import { readText, type Text, writtenText } from './plural-text.ts';

/** A team's English texts by key. */
export type WordList = Readonly<Record<string, Text>>;

/** A team, 'shell' or 'shared-contracts'. */
export type WordsOwner = string;

/** A team's texts: English in its own bundle, other languages installed when a page in them is opened. */
export interface Words<List extends WordList> {
  readonly team: WordsOwner;
  readonly english: List;
}

/** The same keys in another language; a missing or extra key does not compile. */
export type Translation<W> = W extends Words<infer List> ? Readonly<Record<keyof List, Text>> : never;

export type Translate<List extends WordList> = (key: keyof List & string, values?: Values) => string;

export type Values = Readonly<Record<string, string | number>>;

/** Texts in another language by their owner and key. */
export type CarriedWords = Readonly<Record<WordsOwner, WordList>>;

// The same for every request, so that one copy per process is safe on a server.
const installed = new Map<string, WordList>();
// What the store says itself, by owner and English text: all of a language that no release brings, some words of others.
const byEnglish = new Map<Language, TextsByEnglish>();
// In the browser: the texts that the document carries, until the teams' complete lists have loaded.
const carried = new Map<string, WordList>();

/** Translations by owner and by the English text, as `writtenText` writes it. */
export type TextsByEnglish = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function defineWords<const List extends WordList>(team: WordsOwner, english: List): Words<List> {
  return { team, english };
}

/** Adds a team's texts in a language, or (from the localization call) texts over some of them. */
export function installWords(team: WordsOwner, language: Language, texts: WordList): void {
  const key = `${team}/${language}`;
  installed.set(key, { ...installed.get(key), ...texts });
}

/** Sets what the store itself says in a language, over what releases bring. */
export function installTexts(language: Language, texts: TextsByEnglish): void {
  byEnglish.set(language, texts);
}

const followers = new Set<() => void>();
let version = 0;

/** Changes when texts that were missing may be rendered. */
export function wordsVersion(): number {
  return version;
}

/** Renders the texts that have been installed since the page was shown. */
export function showInstalledWords(): void {
  version += 1;
  for (const follower of followers) follower();
}

export function followWords(follower: () => void): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

/** Installs the texts that the document carries, so that hydration need not wait for the teams' lists. */
export function carryWords(language: Language, words: CarriedWords): void {
  for (const [team, texts] of Object.entries(words)) carried.set(`${team}/${language}`, texts);
}

export function hasWords(team: WordsOwner, language: Language): boolean {
  return language === 'en' || byEnglish.has(language) || installed.has(`${team}/${language}`);
}

/** undefined for a missing or blank translation. */
export function translation({ team, english }: Words<WordList>, language: Language, key: string): Text | undefined {
  const id = `${team}/${language}`;
  const text = translatedText(team, language, english[key]) ?? installed.get(id)?.[key] ?? carried.get(id)?.[key];
  return typeof text === 'string' && !text.trim() ? undefined : text;
}

function translatedText(team: WordsOwner, language: Language, english: Text | undefined): Text | undefined {
  const texts = byEnglish.get(language)?.[team];
  if (!texts || english === undefined) return undefined;
  const written = texts[writtenText(english)];
  // A word that is not said otherwise is the release's.
  return written?.trim() ? (readText(written, english) ?? undefined) : undefined;
}

/** Missing and blank translations fall back to English, which keeps its direction within a language from right to left. */
export function translator<List extends WordList>(words: Words<List>, language: Language): Translate<List> {
  return (key, values) => {
    const translated = translation(words, language, key);
    if (translated === undefined) return isolated(fill(words.english[key] ?? key, 'en', values), language);
    return fill(translated, language, values);
  };
}

function isolated(english: string, language: Language): string {
  return isBundled(language) || factsOf(language).dir === 'ltr' ? english : `\u2066${english}\u2069`;
}

const pluralRules = new Map<Language, Intl.PluralRules>();

/** A text with its values, in the plural form of `{n}`. */
export function fill(text: Text, language: Language, values: Values = {}): string {
  const chosen = typeof text === 'string' ? text : (text[pluralOf(Number(values.n), language)] ?? text.other);
  return chosen.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

function pluralOf(n: number, language: Language): Intl.LDMLPluralRule {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(n);
}
