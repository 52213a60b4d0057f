// Terminals obey control characters, and characters that turn the writing direction hide the text around them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const OBEYED = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** Untrusted text as one line without control characters. */
export function plain(text: string): string {
  return text.replace(OBEYED, ' ').trim();
}
