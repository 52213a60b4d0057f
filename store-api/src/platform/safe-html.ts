import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

const TAGS =
  'h2 h3 h4 p br hr strong em small blockquote a img ul ol li dl dt dd table caption thead tbody tr th td section address';

/** Many products share a text of delivery, care or warranty. Bytes of texts before and after. */
const sanitized = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (safe, html) => 2 * (safe.length + html.length) + 1,
});

/** Editorial HTML without scripts, frames, styles and trackers (CAT-18); pictures only from the store. */
export function safeHtml(html: string): string {
  const known = sanitized.get(html);
  if (known !== undefined) return known;
  const safe = sanitize(html);
  sanitized.set(html, safe);
  return safe;
}

function sanitize(html: string): string {
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
