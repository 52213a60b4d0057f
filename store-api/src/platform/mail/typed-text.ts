/** Control and format characters, which could hide or turn text; Indian scripts and Arabic need the two joiners. */
const INVISIBLE = /[^\P{C}\u200c\u200d]/gu;
/** A dot before a letter makes mail programs link what is around it; browsers read the other three as dots too. */
const LINKING_DOT = /(?<=[^\s.。．｡])([.。．｡]+)(?=[\p{L}\p{M}])/gu;
/** Before the last number of a network address. */
const NETWORK_DOT = /(?<=\d\.\d{1,3}\.\d{1,3})\.(?=\d)/g;
/** 'https://', 'tel:' and 'mailto:', also without anything they would link to. */
const SCHEME = /(?<=\p{L}):(?=\S)/gu;
const SLASHES = /\/{2,}/g;

/**
 * A shopper's text for a mail that may reach another person's mailbox: one line in which nothing becomes a link. Its
 * words stay: '4.B Lane, near evil.example' is '4. B Lane, near evil. example'.
 */
export function typedText(text: string): string {
  return text
    .replace(INVISIBLE, ' ')
    .replace(LINKING_DOT, '$1 ')
    .replace(NETWORK_DOT, '. ')
    .replace(SCHEME, ': ')
    .replace(SLASHES, '/')
    .replace(/\s+/gu, ' ')
    .trim();
}
