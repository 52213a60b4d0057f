/**
 * Formatted text as the store shows it: what is left of HTML when only the elements and attributes below may
 * stay. It is rendered as React elements, never as markup, so nothing outside this list can reach a page,
 * on the server or in the browser, whatever the API sent (CAT-18).
 */
export type HtmlTree = readonly HtmlNode[];
export type HtmlNode = string | HtmlElement;
interface HtmlElement {
  readonly tag: string;
  /** By React's property names. */
  readonly props?: Readonly<Record<string, string | number>>;
  readonly children?: HtmlTree;
}

/** A node as a parser found it: text, or an element with its raw attributes. */
export type FoundNode =
  | string
  | {
      readonly tag: string;
      readonly attribute: (name: string) => string | null;
      readonly children: () => Iterable<FoundNode>;
    };

const STRUCTURE = ['div', 'p', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'br'];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const INLINE = ['a', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'];
const ALLOWED: ReadonlySet<string> = new Set([...STRUCTURE, ...LISTS, ...TABLES, ...INLINE]);

/** Elements whose content is not text for readers; of every other unknown element the content stays. */
const DROPPED_WHOLE: ReadonlySet<string> = new Set(
  'script style template noscript noframes noembed iframe object embed svg math textarea select button title xmp plaintext audio video canvas'.split(
    ' ',
  ),
);

/** White space between these is layout of the source; React would warn about it. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr']);

const DEEPEST = 40;
const LARGEST_SPAN = 20;
const LINK_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Keeps of the parsed nodes what may be shown. */
export function allowedTree(found: Iterable<FoundNode>, parent = '', depth = 0): HtmlTree {
  return [...found].flatMap((node) => allowedNode(node, parent, depth));
}

function allowedNode(node: FoundNode, parent: string, depth: number): HtmlTree {
  if (typeof node === 'string') return WITHOUT_TEXT.has(parent) && node.trim() === '' ? [] : [node];
  if (DROPPED_WHOLE.has(node.tag) || depth > DEEPEST) return [];
  if (!ALLOWED.has(node.tag)) return allowedTree(node.children(), parent, depth + 1);
  const props = allowedProps(node.tag, node.attribute);
  const children = allowedTree(node.children(), node.tag, depth + 1);
  return [{ tag: node.tag, ...(props ? { props } : {}), ...(children.length > 0 ? { children } : {}) }];
}

function allowedProps(tag: string, attribute: (name: string) => string | null): HtmlElement['props'] | null {
  const props: Record<string, string | number> = {};
  const lang = attribute('lang');
  if (lang && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(lang)) props.lang = lang;
  const dir = attribute('dir');
  if (dir === 'ltr' || dir === 'rtl') props.dir = dir;
  if (tag === 'a') Object.assign(props, linkProps(attribute('href')));
  if (tag === 'td' || tag === 'th') {
    Object.assign(props, spanProp('colSpan', attribute('colspan')), spanProp('rowSpan', attribute('rowspan')));
  }
  return Object.keys(props).length > 0 ? props : null;
}

function linkProps(href: string | null): HtmlElement['props'] {
  if (href === null) return {};
  return isLinkable(href) ? { href, rel: 'noopener noreferrer' } : {};
}

function isLinkable(href: string): boolean {
  try {
    // The URL parser sees through what browsers see through: white space, control characters, letter case.
    return LINK_PROTOCOLS.has(new URL(href, 'https://store.invalid').protocol);
  } catch {
    return false;
  }
}

function spanProp(name: string, text: string | null): HtmlElement['props'] {
  const span = Number(text);
  return Number.isInteger(span) && span > 1 && span <= LARGEST_SPAN ? { [name]: span } : {};
}
