import { factsOf } from 'shared-contracts/i18n/languages';
import { type Embed, embedMark } from 'shared-contracts/remote/embeds';
import { BOOT_ELEMENT_ID, type BootData, embeddedJson, ROOT_ELEMENT_ID } from '../../composition/boot-data.ts';
import { headTags } from '../../routes/head-tags.ts';
import type { ResolvedHead } from '../../routes/page-head.ts';
import { structuredData } from '../../routes/structured-data.ts';
import { escapeText } from '../markup/escape-text.ts';
import { STOREFRONT_BROWN } from './favicon.ts';
import { FIRST_SCRIPT } from './first-script.ts';
import { WITHOUT_SCRIPTS_STYLE, withoutScripts } from './without-scripts.ts';

export interface HtmlDocument {
  readonly head: ResolvedHead;
  readonly boot: BootData;
  /** '' when the browser renders the page. */
  readonly html: string;
  /** Origin of absolute links, without trailing slash. */
  readonly origin: string;
  /** Third parties that the document's policy allows. */
  readonly embeds?: readonly Embed[];
  /** Markup that says what kind of document it is. */
  readonly ribbon?: string;
  readonly assets: DocumentAssets;
}

export interface DocumentAssets {
  readonly main: NamedFile;
  /** Preloaded. */
  readonly scripts: readonly NamedFile[];
  readonly styles: readonly DocumentStyle[];
  /** Of the first paint. */
  readonly fonts: readonly string[];
}

/** A file as its release's signed list has it: the browser refuses an altered one. */
export interface NamedFile {
  readonly href: string;
  /** Absent when the list lacks the file. */
  readonly integrity: string | undefined;
}

export interface DocumentStyle extends NamedFile {
  /** Its rules, inlined; without them the style sheet is linked. */
  readonly text?: string | undefined;
  /** The bundler's mark of its chunk, which keeps the browser from fetching it a second time. */
  readonly chunk?: string;
}

/**
 * Escapes every value from data; the content security policy allows only the one inline script. The first paint needs
 * nothing but this document, and scripts have a lower priority than the largest picture.
 */
export function renderDocument({ head, boot, html, origin, assets, embeds = [], ribbon = '' }: HtmlDocument): string {
  const { language } = head;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    tag('title', {}, escapeText(head.title)),
    ...headTags(head, origin).map(({ name, attributes }) => tag(name, attributes)),
    tag('meta', { name: 'theme-color', content: boot.layout.site.colours?.brand || STOREFRONT_BROWN }),
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
    ...assets.fonts.map((href) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })),
    ...assets.styles.map(style),
    storeColours(boot.layout.site),
    WITHOUT_SCRIPTS_STYLE,
    // Small, and before anything that could be clicked.
    tag('script', { 'data-main': assets.main.href, 'data-integrity': assets.main.integrity }, FIRST_SCRIPT),
    ...[assets.main, ...assets.scripts].map(({ href, integrity }) =>
      link({ rel: 'preload', as: 'script', href, integrity, crossorigin: '', fetchpriority: 'low' }),
    ),
    ...structuredData(head, origin, boot.layout).map(
      (item) => `<script type="application/ld+json">${embeddedJson(item)}</script>`,
    ),
  ];
  const data = `<script id="${BOOT_ELEMENT_ID}" type="application/json">${embeddedJson(boot)}</script>`;
  const root = tag('html', { lang: language, dir: factsOf(language).dir, ...embedMark(embeds) });
  return `<!doctype html>${root}<head>${lines.join('')}</head><body>${withoutScripts(language, boot.layout.site)}${ribbon}<div id="${ROOT_ELEMENT_ID}">${html}</div>${data}</body></html>`;
}

/** The owner's colours over the storefront's, with their tints; the API lets only readable ones pass. */
function storeColours({ colours }: BootData['layout']['site']): string {
  if (!colours) return '';
  const rules = [
    ...(colours.brand ? [`--walnut:${colours.brand}`, `--walnut-deep:${darker(colours.brand)}`] : []),
    ...(colours.action
      ? [
          `--clay:${colours.action}`,
          `--clay-deep:${darker(colours.action)}`,
          `--clay-wash:color-mix(in srgb,${colours.action} 9%,white)`,
        ]
      : []),
  ];
  return `<style>:root{${rules.join(';')}}</style>`;
}

const darker = (colour: string) => `color-mix(in srgb,${colour} 82%,black)`;

function style({ href, integrity, text, chunk }: DocumentStyle): string {
  const mark = { 'data-rspack': chunk };
  if (text === undefined) return link({ rel: 'stylesheet', href, integrity, crossorigin: '', ...mark });
  // A disabled link fetches nothing: it marks the chunk's styles as loaded. Chromium 150 still preloads it, unless `media` excludes it.
  return `<style>${text}</style>${chunk ? link({ rel: 'stylesheet', href, disabled: '', media: 'not all', ...mark }) : ''}`;
}

/** Those without a value are left out. */
type Attributes = Readonly<Record<string, string | undefined>>;

function link(attributes: Attributes): string {
  return tag('link', attributes);
}

function tag(name: string, attributes: Attributes, content?: string): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeText(value)}"`,
  );
  return `<${name}${written.join('')}>${content === undefined ? '' : `${content}</${name}>`}`;
}
