import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiClient } from 'shared-contracts';
import type { StorePath } from 'shared-contracts/remote/store-paths';
import { DEFAULT_PREVIEW } from '../../routes/head-tags.ts';
import { storeOrigin } from '../addresses/store-origin.ts';
import type { ChangeWatch } from '../changes/change-watch.ts';
import type { EdgeHeaders } from '../edge/edge-headers.ts';
import { createSitemaps, SITEMAP_TAGS } from './sitemaps.ts';

interface SeoOptions {
  readonly api: ApiClient;
  /** Of the composition of new visits. */
  readonly paths: () => readonly StorePath[];
  readonly watch: Pick<ChangeWatch, 'mark' | 'isUnchanged'>;
  /** '' means the request's own origin. */
  readonly publicOrigin: string;
  /** Absent without an edge. */
  readonly edge?: EdgeHeaders;
}

/** Serves robots.txt, sitemaps and the default preview picture. */
export function registerSeoRoutes(app: FastifyInstance, { api, paths, watch, publicOrigin, edge }: SeoOptions): void {
  const sitemaps = createSitemaps({ api, paths, watch });
  const preview = readFileSync(new URL('./preview.jpg', import.meta.url));

  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .headers(edge?.tagged([]) ?? {})
      .type('text/plain; charset=utf-8')
      .send(robots(storeOrigin(request, publicOrigin))),
  );
  app.get(DEFAULT_PREVIEW, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=86400', ...edge?.tagged([]) })
      .type('image/jpeg')
      .send(preview),
  );
  app.get('/sitemap.xml', (request, reply) => send('index', request, reply));
  app.get<{ Params: { part: string } }>('/sitemaps/:part(^\\d{1,4}).xml', (request, reply) =>
    send(Number(request.params.part), request, reply),
  );

  async function send(which: 'index' | number, request: FastifyRequest, reply: FastifyReply) {
    let sitemap: Buffer | null;
    const origin = storeOrigin(request, publicOrigin);
    try {
      sitemap = await sitemaps.read(which, origin);
    } catch (fault) {
      request.log.warn({ err: fault }, 'no sitemap');
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': '60' })
        .type('text/plain; charset=utf-8')
        .send('');
    }
    if (!sitemap)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('not found');
    const etag = `W/"${createHash('sha256').update(sitemap).digest('base64url').slice(0, 22)}"`;
    const forEdges = sitemaps.isUnchanged(which, origin) ? edge?.of(SITEMAP_TAGS) : undefined;
    reply.headers({ 'cache-control': 'public, no-cache', vary: 'accept-encoding', etag, ...forEdges });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/xml; charset=utf-8');
    if (/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
      return reply.header('content-encoding', 'gzip').send(sitemap);
    }
    return reply.send(Readable.from([sitemap]).pipe(createGunzip()));
  }
}

/** Pages declare noindex themselves, which a crawler must be able to read; only other paths are disallowed. */
function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /payment-sandbox',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
