/** Letters of Arabic and of Persian and Urdu keyboards, and digits, with what a search takes them for: as the API's search does. */
const LETTERS = 'ٱىیةەہھکگپچڤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const WRITTEN = 'اييههههكجبجف01234567890123456789';

/**
 * A text as a search compares it: without letter case, accents, vowel signs, hamza and tatweel, and with the digits 0 to 9.
 * 'إِضاءة ٣' is 'اضاه 3'.
 */
export function foldText(text: string): string {
  return (
    text
      // Takes أ, ؤ and ئ apart.
      .normalize('NFKD')
      .replace(/[\p{Mark}ءـ]/gu, '')
      .toLowerCase()
      .replace(/[ٱىیةەہھکگپچڤ٠-٩۰-۹]/g, (letter) => WRITTEN.charAt(LETTERS.indexOf(letter)))
  );
}
