import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from 'shared-contracts/i18n/languages';
import type { StorePath } from 'shared-contracts/remote/store-paths';
import type { QueueClient } from 'shared-contracts/server-kit/fair-queue';
import { resolvePath } from '../addresses/canonical-path.ts';
import { storeOrigin } from '../addresses/store-origin.ts';
import type { StoreChoice, StoreChooser } from '../canaries/choose-store.ts';
import { VISIT_TIMING } from '../canaries/visit-routes.ts';
import type { EdgeHeaders } from '../edge/edge-headers.ts';
import type { Previews } from '../previews/previews.ts';
import type { Composed, ComposedStore } from '../rendering/composed.ts';
import { bodyOf, encodingFor } from './document-body.ts';
import type { DocumentSource, DocumentVisit } from './document-visits.ts';
import { fewOrigins } from './few-origins.ts';
import type { LayoutDataSource } from './layout-data-source.ts';
import type { PageDocument } from './page-document.ts';
import type { DocumentRequest } from './page-documents.ts';
import { pageEmbeds } from './page-embeds.ts';
import { pageUrl } from './page-url.ts';
import { securityHeaders } from './security-headers.ts';

export interface DocumentRoutesOptions {
  readonly chooser: Pick<StoreChooser, 'forDocument'>;
  readonly previews: Pick<Previews, 'answers'>;
  /** Without it no shared cache may answer by itself. */
  readonly edge?: EdgeHeaders;
  readonly documentFor: (request: DocumentRequest) => Promise<PageDocument>;
  /** With which its browser may say once how it came to life. */
  readonly visitToken?: (store: ComposedStore, request: FastifyRequest) => string | undefined;
  /** Called when a document's answer has ended. */
  readonly visited?: (visit: DocumentVisit, log: FastifyBaseLogger) => void;
  /** Called when it is known whose page a document is, and of which composition. */
  readonly noteRelease?: (request: FastifyRequest, composed: Composed, storePath: StorePath | null) => void;
  /** Whose turn a request takes. */
  readonly clientOf: (request: FastifyRequest) => QueueClient;
  /** '' means the request's own origin. */
  readonly publicOrigin: string;
  readonly paymentOrigins: readonly string[];
  /** Its site settings name the third parties of some pages. */
  readonly layoutSource: Pick<LayoutDataSource, 'current'>;
}

/** Serves every page at its canonical path and redirects other spellings. */
export function registerDocumentRoutes(app: FastifyInstance, options: DocumentRoutesOptions): void {
  const chosen = new WeakMap<FastifyRequest, StoreChoice>();
  const sources = new WeakMap<FastifyRequest, DocumentSource>();
  const isCachedAt = fewOrigins();
  const onResponse = async (request: FastifyRequest, reply: FastifyReply) => {
    const composed = chosen.get(request)?.store.current();
    if (!composed || composed.preview) return;
    const { storePath } = resolvePath(withoutDots(splitUrl(request.url)[0]), composed.paths);
    const source = sources.get(request) ?? 'rendered';
    options.visited?.({ composed, storePath, status: reply.statusCode, source, ms: reply.elapsedTime }, request.log);
  };
  app.get('/*', { onResponse }, async (request, reply) => {
    if (options.previews.answers(request, reply)) return reply;
    if (/%00/.test(request.url)) return answerUnreadable(request, reply, options);
    const choice = await options.chooser.forDocument(request);
    chosen.set(request, choice);
    const { store } = choice;
    const [path, query] = splitUrl(request.url);
    const { canonical, storePath } = resolvePath(withoutDots(path), store.current().paths);
    options.noteRelease?.(request, store.current(), storePath);
    if (storePath && canonical !== path) return redirect(reply, choice, `${canonical}${query}`, 301);
    const asked = urlOnStore(request, options.publicOrigin, path, query);
    const url = pageUrl(asked, storePath);
    const document = await options.documentFor({
      store,
      url,
      known: storePath !== null && isCachedAt(url.origin),
      isGone: () => reply.raw.destroyed,
      noteSource: (source) => sources.set(request, source),
      ...visit(request, options),
    });
    const isExact = url.searchParams.size === asked.searchParams.size;
    return send(request, reply, { url, document, choice, isExact }, options);
  });
}

/** A URL that cannot be parsed, or holds the character NUL, which no text of the store does, gets the not-found page with HTTP 400. */
export function sendUnreadable(request: FastifyRequest, reply: FastifyReply, options: DocumentRoutesOptions): void {
  // Fastify does not await this: an unhandled rejection would end the process.
  answerUnreadable(request, reply, options).catch((fault: unknown) => reply.send(fault));
}

async function answerUnreadable(request: FastifyRequest, reply: FastifyReply, options: DocumentRoutesOptions) {
  const choice = await options.chooser.forDocument(request);
  const url = urlOnStore(request, options.publicOrigin, '/unreadable-address', '');
  const made = await options.documentFor({ store: choice.store, url, known: false, ...visit(request, options) });
  const document = made.kind === 'html' ? { ...made, status: 400 } : made;
  return send(request, reply, { url, document, choice }, options);
}

function visit(request: FastifyRequest, { clientOf }: DocumentRoutesOptions) {
  return { id: request.id, log: request.log, client: clientOf(request) };
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

interface Answer {
  readonly url: URL;
  readonly document: PageDocument;
  readonly choice: StoreChoice;
  /** Whether its address has no parameter that the page does not read: an edge would store the page for each. */
  readonly isExact?: boolean;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { url, document, choice, isExact = false }: Answer,
  { paymentOrigins, layoutSource, visitToken, edge }: DocumentRoutesOptions,
) {
  if (choice.setCookie) reply.header('set-cookie', choice.setCookie);
  if (document.kind === 'redirect') return redirect(reply, choice, document.location, document.status);
  const { status } = document;
  const cacheable = choice.caching !== 'none' && (document.cacheable ?? status === 200);
  const { storePath } = resolvePath(url.pathname, choice.store.current().paths);
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
    .header('cache-control', cachingOf(choice, cacheable))
    .header('vary', choice.caching === 'everybody' ? 'accept-encoding' : 'accept-encoding, cookie');
  if (choice.caching === 'none') reply.header('x-robots-tag', 'noindex');
  const forEdges =
    cacheable && isExact && choice.caching.startsWith('everybody') ? edge?.ofDocument(document) : undefined;
  if (forEdges) reply.headers(forEdges);
  // Programs that run no script are no visitors. What an edge stores is not one visitor's.
  const token = !forEdges && request.headers['sec-fetch-dest'] === 'document' && visitToken?.(choice.store, request);
  if (token) reply.header('server-timing', `${VISIT_TIMING};desc="${token}"`);
  if (status === 503) reply.header('retry-after', '5');
  if (cacheable) {
    const { etag } = bodyOf(document);
    reply.header('etag', etag);
    // A shared cache would store this visitor's cookie from a 304 with the document that it serves to all.
    if (!choice.setCookie && request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(await bodyOf(document).in(encoding));
}

/** Caches store a permanent redirect by default, so one that is not for everybody names who may store it. */
function redirect(reply: FastifyReply, choice: StoreChoice, location: string, status: number) {
  if (choice.caching !== 'everybody')
    reply.headers({ 'cache-control': cachingOf(choice, choice.caching !== 'none'), vary: 'cookie' });
  return reply.redirect(location, status);
}

/** Pages are the same for everyone, but browsers revalidate them, so that a new release or price shows at once. */
function cachingOf({ caching }: StoreChoice, cacheable: boolean): string {
  if (!cacheable) return caching === 'none' ? 'private, no-store' : 'no-store';
  return caching === 'visitor' ? 'private, no-cache' : 'no-cache';
}
