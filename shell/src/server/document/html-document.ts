import { LANGUAGES } from 'shared-contracts/i18n/languages';
import { BOOT_ELEMENT_ID, type BootData, embeddedJson, ROOT_ELEMENT_ID } from '../../composition/boot-data.ts';
import type { ResolvedHead } from '../../routes/page-head.ts';

export interface HtmlDocument {
  readonly head: ResolvedHead;
  readonly boot: BootData;
  /** The page's markup, or '' when the browser renders it. */
  readonly html: string;
  /** Origin of absolute links, without trailing slash. */
  readonly origin: string;
  readonly assets: DocumentAssets;
}

export interface DocumentAssets {
  /** The shell's main script. */
  readonly main: string;
  /** Further scripts this page needs at once. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The one font of the first paint. */
  readonly font?: string;
}

/** The whole document. Every value from data is escaped; there is no inline script that runs. */
export function renderDocument({ head, boot, html, origin, assets }: HtmlDocument): string {
  const { language } = head;
  const absolute = (path: string) => new URL(path, origin).href;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    tag('title', {}, escapeText(head.title)),
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords),
    meta('name', 'robots', head.noindex ? 'noindex' : undefined),
    head.noindex ? '' : link({ rel: 'canonical', href: absolute(head.canonical) }),
    ...Object.entries(head.alternates).map(([hreflang, path]) =>
      link({ rel: 'alternate', hreflang, href: absolute(path) }),
    ),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', absolute(head.canonical)),
    meta('property', 'og:image', head.image && absolute(head.image)),
    '<meta name="theme-color" content="#4A2F1D">',
    link({ rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }),
    head.preload
      ? link({
          rel: 'preload',
          as: 'image',
          type: head.preload.type,
          imagesrcset: head.preload.srcSet,
          imagesizes: head.preload.sizes,
          fetchpriority: 'high',
        })
      : '',
    assets.font ? link({ rel: 'preload', as: 'font', type: 'font/woff2', href: assets.font, crossorigin: '' }) : '',
    ...assets.styles.map((href) => link({ rel: 'stylesheet', href })),
    ...assets.scripts.map((href) => link({ rel: 'preload', as: 'script', href })),
    `<script id="${BOOT_ELEMENT_ID}" type="application/json">${embeddedJson(boot)}</script>`,
    `<script async src="${escapeAttribute(assets.main)}"></script>`,
    ...(head.structuredData ?? []).map((item) => `<script type="application/ld+json">${embeddedJson(item)}</script>`),
  ];
  return `<!doctype html><html lang="${language}" dir="${LANGUAGES[language].dir}"><head>${lines.join('')}</head><body><div id="${ROOT_ELEMENT_ID}">${html}</div></body></html>`;
}

function meta(attribute: 'name' | 'property', key: string, content: string | undefined): string {
  return content ? tag('meta', { [attribute]: key, content }) : '';
}

function link(attributes: Readonly<Record<string, string>>): string {
  return tag('link', attributes);
}

function tag(name: string, attributes: Readonly<Record<string, string>>, content?: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${written.join('')}>${content === undefined ? '' : `${content}</${name}>`}`;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, '&quot;');
}
