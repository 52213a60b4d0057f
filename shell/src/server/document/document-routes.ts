import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Release } from 'shared-contracts/build/release.ts';
import { languageOf } from 'shared-contracts/i18n/languages';
import type { BootData } from '../../composition/boot-data.ts';
import type { ResolvedHead } from '../../routes/page-head.ts';
import type { ShellMetrics } from '../metrics.ts';
import type { LiveComposition, LiveStore } from '../rendering/live-store.ts';
import { resolvePath } from './canonical-path.ts';
import { documentAssets } from './document-assets.ts';
import type { FrameSource } from './frame-source.ts';
import { renderDocument } from './html-document.ts';
import { securityHeaders } from './security-headers.ts';

export interface DocumentRoutesOptions {
  readonly live: LiveStore;
  readonly frames: FrameSource;
  readonly shell: Release;
  readonly metrics: ShellMetrics;
  /** Configured origin; '' takes the request's. */
  readonly publicOrigin: string;
  readonly paymentOrigins: readonly string[];
}

/** Every page of the store: canonical redirects, server rendering, and browser rendering where that fails. */
export function registerDocumentRoutes(app: FastifyInstance, options: DocumentRoutesOptions): void {
  app.get('/*', async (request, reply) => {
    const [rawPath = '/', ...rest] = request.url.split('?');
    const query = rest.length > 0 ? `?${rest.join('?')}` : '';
    const { canonical, storePath } = resolvePath(rawPath);
    if (storePath && canonical !== rawPath) return reply.redirect(`${canonical}${query}`, 301);
    return sendPage(request, reply, `${rawPath.replace(/^\/{2,}/, '/')}${query}`, options);
  });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string, options: DocumentRoutesOptions) {
  const { live, frames, shell, metrics } = options;
  const origin = options.publicOrigin || `${request.protocol}://${request.host}`;
  const url = new URL(path, origin);
  const frame = await frames.current();
  const stop = metrics.renderSeconds.startTimer();
  try {
    const { page, live: composed } = await live.render({ url: url.href, requestId: request.id, frame });
    stop({ outcome: page.kind === 'page' && page.status >= 500 ? 'failed-page' : 'rendered' });
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
    if (page.fault) request.log.warn({ path: url.pathname, status: page.status, fault: page.fault }, 'page failed');
    const boot = {
      ...bootOf(composed, shell),
      modules: page.modules,
      failed: page.failed,
      frame,
      hydration: page.hydration,
    };
    const assets = documentAssets(shell, {
      releases: composed.releases,
      modules: page.modules,
      language: page.head.language,
    });
    return send(
      request,
      reply,
      page.status,
      renderDocument({ head: page.head, boot, html: page.html, origin, assets }),
      url,
      options,
    );
  } catch (fault) {
    stop({ outcome: 'browser' });
    request.log.error({ path: url.pathname, err: fault }, 'not rendered, left to the browser');
    const composed = live.current();
    const boot: BootData = { ...bootOf(composed, shell), modules: [], failed: [], frame, hydration: null };
    const assets = documentAssets(shell, {
      releases: composed.releases,
      modules: [],
      language: languageOf(url.pathname),
    });
    const html = renderDocument({ head: plainHead(url, frame.site.storeName), boot, html: '', origin, assets });
    return send(request, reply, 200, html, url, options);
  }
}

function bootOf(composed: LiveComposition, shell: Release) {
  return { composition: composed.web, shellVersion: shell.version };
}

function plainHead(url: URL, storeName: string): ResolvedHead {
  return {
    title: storeName,
    language: languageOf(url.pathname),
    canonical: url.pathname,
    noindex: true,
    alternates: {},
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  html: string,
  url: URL,
  options: DocumentRoutesOptions,
) {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const atPayment = resolvePath(url.pathname).storePath?.path === '/payment';
  reply
    .headers(
      securityHeaders({ scriptOrigins: atPayment ? options.paymentOrigins : [], secure: url.protocol === 'https:' }),
    )
    .header('x-request-id', request.id)
    // Pages are the same for everyone, yet always asked for: a new release or price shows at once.
    .header('cache-control', status === 200 ? 'no-cache' : 'no-store')
    .header('vary', 'accept-encoding');
  if (status === 503) reply.header('retry-after', '5');
  if (status === 200) {
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}
