import sanitizeHtml from 'sanitize-html';

/**
 * Editorial HTML with nothing that runs, frames, styles or tracks (CAT-18). Headings, text, lists, tables, links
 * to the store, mail, telephone and https, and the store's own pictures remain.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'small', 'blockquote', 'a', 'img'],
      ...[
        'ul',
        'ol',
        'li',
        'dl',
        'dt',
        'dd',
        'table',
        'caption',
        'thead',
        'tbody',
        'tr',
        'th',
        'td',
        'section',
        'address',
      ],
    ],
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
