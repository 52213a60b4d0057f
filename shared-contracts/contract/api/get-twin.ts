/** Of a GET twin's query: the answer's language. No parameter has this name. */
export const LANGUAGE_KEY = 'language';

/** Longer addresses are not stored everywhere; such a question is asked by POST. */
const MOST_CHARACTERS = 2000;

/**
 * The query of a call's GET twin: each parameter's value as JSON text, by name, and the language. Equal parameters give equal
 * queries. Null for parameters that are too long for an address.
 */
export function twinQuery(parameters: object, language: string): string | null {
  const query = new URLSearchParams({ [LANGUAGE_KEY]: language });
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) query.set(name, JSON.stringify(value));
  query.sort();
  const text = `${query}`;
  return text.length > MOST_CHARACTERS ? null : text;
}
