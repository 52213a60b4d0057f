/** `{name}` is replaced by a value. A text with a count has a form per plural category, chosen by `{n}`. */
export type Text = string | PluralForms;

export type PluralForms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const LINE = new RegExp(`^(${CATEGORIES.join('|')}): (.+)$`);

/** A text as translators read and write it: one with a count has a line per plural category, 'one: {n} sofa'. */
export function writtenText(text: Text): string {
  if (typeof text === 'string') return text;
  return CATEGORIES.flatMap((category) => (text[category] === undefined ? [] : `${category}: ${text[category]}`)).join(
    '\n',
  );
}

/** What a translator wrote; null for a text with a count that has a line without a category, or lacks 'other'. */
export function readText(written: string, english: Text): Text | null {
  if (typeof english === 'string') return written;
  const lines = written.split(/\r?\n/).filter((line) => line.trim() !== '');
  const forms = lines.map((line) => LINE.exec(line.trim()));
  if (!forms.every((form) => form !== null)) return null;
  const byCategory = Object.fromEntries(forms.map(([, category = '', text = '']) => [category, text]));
  return byCategory.other === undefined ? null : (byCategory as unknown as PluralForms);
}
