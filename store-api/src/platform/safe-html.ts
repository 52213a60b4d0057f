import sanitizeHtml from 'sanitize-html';

const TAGS =
  'h2 h3 h4 p br hr strong em small blockquote a img ul ol li dl dt dd table caption thead tbody tr th td section address';

/** Editorial HTML without scripts, frames, styles and trackers (CAT-18); pictures only from the store. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS.split(' '),
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['scope'],
      section: ['id'],
      h2: ['id'],
      h3: ['id'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
  });
}
