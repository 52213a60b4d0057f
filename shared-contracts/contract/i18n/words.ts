import type { Team } from '../remote/teams.ts';
import type { Language } from './languages.ts';

/** A team's English texts by key; `{name}` marks a place for a value. */
export type WordList = Readonly<Record<string, string>>;

/** Whose texts they are. */
export type WordsOwner = Team | 'shell' | 'shared-contracts';

/** A team's texts: English in its own bundle, other languages installed when a page in them is opened. */
export interface Words<List extends WordList> {
  readonly team: WordsOwner;
  readonly english: List;
}

/** The same keys in another language; a missing or extra key does not compile. */
export type Translation<W> = W extends Words<infer List> ? Readonly<Record<keyof List, string>> : never;

export type Translate<List extends WordList> = (key: keyof List & string, values?: Values) => string;

type Values = Readonly<Record<string, string | number>>;

/** Texts in another language by their owner and key. */
export type CarriedWords = Readonly<Partial<Record<WordsOwner, Readonly<Record<string, string>>>>>;

// Constant texts, the same for every request, so that one copy per process is safe on a server.
const installed = new Map<string, Readonly<Record<string, string>>>();
// Those that came with the document, in the browser: what the page shows at first, ahead of the teams' whole lists.
const carried = new Map<string, Readonly<Record<string, string>>>();

export function defineWords<const List extends WordList>(team: WordsOwner, english: List): Words<List> {
  return { team, english };
}

/** Adds a team's texts in a language, or (from the localization call) texts over some of them. */
export function installWords(team: WordsOwner, language: Language, texts: Readonly<Record<string, string>>): void {
  const key = `${team}/${language}`;
  installed.set(key, { ...installed.get(key), ...texts });
}

/** Takes over the texts that the document carries, so that the page can be taken over before the teams' lists are here. */
export function carryWords(language: Language, words: CarriedWords): void {
  for (const [team, texts] of Object.entries(words)) carried.set(`${team}/${language}`, texts);
}

export function hasWords(team: WordsOwner, language: Language): boolean {
  return language === 'en' || installed.has(`${team}/${language}`);
}

/** A text in another language; undefined where it has none, or a blank one. */
export function translation(team: WordsOwner, language: Language, key: string): string | undefined {
  const id = `${team}/${language}`;
  const text = installed.get(id)?.[key] ?? carried.get(id)?.[key];
  return text?.trim() ? text : undefined;
}

/** A team's texts in a language as a function; a text missing or blank in it falls back to English. */
export function translator<List extends WordList>(words: Words<List>, language: Language): Translate<List> {
  return (key, values) => fill(translation(words.team, language, key) ?? words.english[key] ?? key, values);
}

function fill(text: string, values: Values | undefined): string {
  return values ? text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)) : text;
}
