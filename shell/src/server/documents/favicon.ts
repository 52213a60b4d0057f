import type { FastifyInstance } from 'fastify';
import type { LayoutData } from '../../composition/layout-data.ts';
import { escapeText } from '../markup/escape-text.ts';
import type { StoredRelease } from '../releases/stored-release.ts';
import { shellPath } from '../rendering/composed.ts';

export const STOREFRONT_BROWN = '#4A2F1D';

/** Serves the store's icon: the drawing beside its name, or else a letter of its own. */
export function registerFavicon(
  app: FastifyInstance,
  { release, site }: { readonly release: StoredRelease; readonly site: () => Promise<LayoutData['site']> },
): void {
  const file = Object.keys(release.web.files).find((name) => /favicon[\w.-]*\.svg$/.test(name)) ?? '';
  app.get('/favicon.svg', async (_request, reply) => {
    const letter = letterIcon(await site());
    if (letter === null) return reply.redirect(`${shellPath(release)}${file}`, 302);
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=300').send(letter);
  });
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
}

/** An SVG of the first letter of the store's name on its brand colour; null for a store that has a drawing. */
export function letterIcon({ mark, storeName, colours }: LayoutData['site']): string | null {
  if (mark !== 'none') return null;
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(storeName.trim());
  const letter = escapeText(first?.segment.toLocaleUpperCase('en') ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><title>${escapeText(storeName)}</title><rect width="40" height="40" rx="8" fill="${colours?.brand || STOREFRONT_BROWN}"/><text x="20" y="28" font-family="Georgia,serif" font-size="24" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
}
