import { isBundled, type LanguageFacts } from '../contract/i18n/languages.ts';

/** Those that are written from right to left, of the scripts of living languages. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

const { DisplayNames, PluralRules, DateTimeFormat } = Intl;
/** Whether names, plurals and dates are known: else they would be the machine's, others on the server than in the browser. */
const isKnown = (tag: string) =>
  [
    DisplayNames.supportedLocalesOf(tag),
    PluralRules.supportedLocalesOf(tag),
    DateTimeFormat.supportedLocalesOf(tag),
  ].every((locales) => locales.length > 0);

/**
 * The setting LANGUAGES: 'ur-IN=3 hi-IN=4', BCP 47 tags with the ids by which browsers remember them. Name, script and direction
 * are Unicode's. Null when it is something else.
 */
export function readLanguages(setting: string): readonly LanguageFacts[] | null {
  const declared = setting
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(factsOfTag);
  if (declared.includes(null)) return null;
  const languages = declared.filter((one) => one !== null);
  const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;
  return isUnique(languages.map(({ code }) => code)) && isUnique(languages.map(({ id }) => id)) ? languages : null;
}

export const LANGUAGES_RULE = "must list languages like 'ur-IN=3 hi-IN=4', each once, with ids of 3 to 99";

function factsOfTag(text: string): LanguageFacts | null {
  const [, tag = '', number = ''] = /^([a-z]{2,3}(?:-[a-z0-9]+)*)=([3-9]|[1-9]\d)$/i.exec(text) ?? [];
  if (!tag) return null;
  const locale = localeOfTag(tag);
  const code = locale?.language ?? '';
  if (!locale || isBundled(code) || !isKnown(locale.baseName)) return null;
  const name = new DisplayNames(locale.baseName, { type: 'language', fallback: 'none' }).of(code);
  if (!name) return null;
  const { script = 'Latn' } = locale.maximize();
  return {
    code,
    id: Number(number),
    name: name.charAt(0).toLocaleUpperCase(locale.baseName) + name.slice(1),
    dir: RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr',
    locale: locale.baseName,
    script,
  };
}

function localeOfTag(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
