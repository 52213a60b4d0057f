import type { words } from '../words.ts';

/** Labels of the sign-up form that the localization call may override; its `labelHtmlId` is the text's own key. */
const LABEL_IDS: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'email',
  'password',
  'country',
  'state',
  'city',
  'postalCode',
  'mobile',
  'address',
  'signUp',
] satisfies (keyof typeof words.english)[]);

interface Label {
  readonly labelHtmlId: string;
  readonly text: string;
}

/** Overrides by key, without those that are blank or belong to nothing on the form: those keep their bundled text. */
export function labelTexts(labels: readonly Label[]): Readonly<Record<string, string>> {
  const usable = labels.filter(({ labelHtmlId, text }) => LABEL_IDS.has(labelHtmlId) && text.trim() !== '');
  return Object.fromEntries(usable.map(({ labelHtmlId, text }) => [labelHtmlId, text]));
}
