/** A customer's text is shown as text: what was pasted from a page or imported may have tags, '<3' is none. */
export const withoutTags = (text: string) =>
  text
    .replace(/<(?:br|\/p|\/li)\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .trim();
