import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from 'shared-contracts/i18n/languages';
import type { StorePath } from 'shared-contracts/remote/store-paths';
import { clientOrigin } from 'shared-contracts/server/client-origin';
import { resolvePath } from './canonical-path.ts';
import { bodyOf, encodingFor } from './document-body.ts';
import type { DocumentSource, DocumentVisit } from './document-visits.ts';
import type { LayoutDataSource } from './layout-data-source.ts';
import type { DocumentRequest, PageDocument } from './page-documents.ts';
import { pageEmbeds } from './page-embeds.ts';
import { pageUrl } from './page-url.ts';
import { securityHeaders } from './security-headers.ts';
import { storeOrigin } from './store-origin.ts';

export interface DocumentRoutesOptions {
  /** Of the composition of new visits. */
  readonly paths: () => readonly StorePath[];
  readonly documentFor: (request: DocumentRequest) => Promise<PageDocument>;
  /** Called when a document's answer has ended. */
  readonly visited?: (visit: DocumentVisit, log: FastifyBaseLogger) => void;
  /** '' means the request's own origin. */
  readonly publicOrigin: string;
  readonly paymentOrigins: readonly string[];
  /** Its site settings name the third parties of some pages. */
  readonly layoutSource: Pick<LayoutDataSource, 'current'>;
}

/** Serves every page at its canonical path and redirects other spellings. */
export function registerDocumentRoutes(app: FastifyInstance, options: DocumentRoutesOptions): void {
  const sources = new WeakMap<FastifyRequest, DocumentSource>();
  const onResponse = async (request: FastifyRequest, reply: FastifyReply) => {
    const { storePath } = resolvePath(withoutDots(splitUrl(request.url)[0]), options.paths());
    const source = sources.get(request) ?? 'rendered';
    options.visited?.({ storePath, status: reply.statusCode, source, ms: reply.elapsedTime }, request.log);
  };
  app.get('/*', { onResponse }, async (request, reply) => {
    const [path, query] = splitUrl(request.url);
    const { canonical, storePath } = resolvePath(withoutDots(path), options.paths());
    if (storePath && canonical !== path) return reply.redirect(`${canonical}${query}`, 301);
    const url = pageUrl(urlOnStore(request, options.publicOrigin, path, query), storePath);
    const document = await options.documentFor({
      url,
      known: storePath !== null,
      isGone: () => reply.raw.destroyed,
      noteSource: (source) => sources.set(request, source),
      ...visit(request),
    });
    return send(request, reply, url, document, options);
  });
}

/** A URL that cannot be parsed gets the store's not-found page with HTTP 400. */
export function sendUnreadable(request: FastifyRequest, reply: FastifyReply, options: DocumentRoutesOptions): void {
  // Fastify does not await this: an unhandled rejection would end the process.
  answerUnreadable(request, reply, options).catch((fault: unknown) => reply.send(fault));
}

async function answerUnreadable(request: FastifyRequest, reply: FastifyReply, options: DocumentRoutesOptions) {
  const url = urlOnStore(request, options.publicOrigin, '/unreadable-address', '');
  const document = await options.documentFor({ url, known: false, ...visit(request) });
  return send(request, reply, url, document.kind === 'html' ? { ...document, status: 400 } : document, options);
}

function visit({ id, ip, log }: FastifyRequest) {
  return { id, log, client: clientOrigin(ip) };
}

/** RFC 3986, 5.2.4: '/x/../cart' is '/cart', as every URL parser reads it. */
function withoutDots(path: string): string {
  return /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)
    ? new URL(path.replace(/^[/\\]+/, '/'), 'http://store').pathname
    : path;
}

function splitUrl(url: string): [path: string, query: string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
}

/** Sets the parts one by one: parsed as a whole, '//host' and '/\host' would name another host. */
function urlOnStore(request: FastifyRequest, publicOrigin: string, path: string, query: string): URL {
  const url = new URL(storeOrigin(request, publicOrigin));
  url.pathname = path.replace(/^[/\\]+/, '/');
  url.search = query;
  return url;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
  document: PageDocument,
  { paths, paymentOrigins, layoutSource }: DocumentRoutesOptions,
) {
  if (document.kind === 'redirect') return reply.redirect(document.location, document.status);
  const { status, cacheable = status === 200 } = document;
  const { storePath } = resolvePath(url.pathname, paths());
  const policy = {
    scriptOrigins: storePath?.ownDocument ? paymentOrigins : [],
    unlistedScripts: storePath?.ownDocument === true,
    embeds: storePath?.embeds ? pageEmbeds(storePath, (await layoutSource.current(languageOf(url.pathname))).site) : [],
    origins: storePath?.origins ?? [],
    secure: url.protocol === 'https:',
  };
  reply
    .headers(securityHeaders(policy))
    .header('x-request-id', request.id)
    // Pages are the same for everyone, but browsers revalidate them, so that a new release or price shows at once.
    .header('cache-control', cacheable ? 'no-cache' : 'no-store')
    .header('vary', 'accept-encoding');
  if (status === 503) reply.header('retry-after', '5');
  if (cacheable) {
    const { etag } = bodyOf(document);
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(await bodyOf(document).in(encoding));
}
