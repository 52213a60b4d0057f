const BLOCK_TAG =
  /(\s*<\/?(?:h[1-6]|p|blockquote|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tr|th|td|section|address)(?:\s[^>]*)?>\s*)/i;

/** Replaces each text between two tags of blocks; tags within it, a link's or emphasis, belong to the text. */
export function replaceHtmlTexts(html: string, replace: (text: string) => string): string {
  return html
    .split(BLOCK_TAG)
    .map((part, index) => (index % 2 === 0 && hasWords(part) ? replace(part) : part))
    .join('');
}

/** The texts of HTML that are translated one by one: a heading, a paragraph, an entry of a list, a cell of a table. */
export function htmlTexts(html: string): string[] {
  const texts: string[] = [];
  replaceHtmlTexts(html, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** Neither empty nor only numbers and signs, which are the same in every language. */
const hasWords = (text: string) => /\p{Letter}/u.test(text.replace(/<[^>]*>|&\w+;/g, ''));
