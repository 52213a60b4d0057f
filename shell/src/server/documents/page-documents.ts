import { furtherLanguages, languageOf } from 'shared-contracts/i18n/languages';
import { createFairQueue, type FairQueue, Overloaded, type QueueClient } from 'shared-contracts/server-kit/fair-queue';
import { NO_TRACING, type Tracing } from 'shared-contracts/server-kit/tracing/tracing';
import type { BootData } from '../../composition/boot-data.ts';
import type { LayoutData } from '../../composition/layout-data.ts';
import { isPageFailure } from '../../composition/page-failure.ts';
import type { RenderedPage } from '../../renderer/page-renderer.tsx';
import type { ResolvedHead } from '../../routes/page-head.ts';
import { resolvePath, routeOf } from '../addresses/canonical-path.ts';
import type { ChangeWatch, Mark } from '../changes/change-watch.ts';
import { compositionTags, isForEdges } from '../edge/edge-pages.ts';
import type { ApiBreaker } from '../health/api-breaker.ts';
import type { ShellMetrics } from '../health/metrics.ts';
import { previewRibbon } from '../previews/preview-ribbon.ts';
import type { StoredRelease } from '../releases/stored-release.ts';
import type { Composed, ComposedStore } from '../rendering/composed.ts';
import { ownerOfFault } from '../rendering/owner-of-fault.ts';
import { documentAssets, type PageParts } from './document-assets.ts';
import { renderDocument } from './html-document.ts';
import type { LayoutDataSource } from './layout-data-source.ts';
import { createPageCache, type PageCache, type PageKey, textOf } from './page-cache.ts';
import type { HtmlDocument, PageDocument } from './page-document.ts';
import { pageEmbeds } from './page-embeds.ts';
import { releaseFacts } from './release-labels.ts';
import type { StyleSheets } from './style-sheets.ts';
import { unlessAborted } from './unless-aborted.ts';

interface PageDocumentsOptions {
  readonly layoutSource: Pick<LayoutDataSource, 'current' | 'withTags'>;
  readonly shell: StoredRelease;
  readonly metrics: ShellMetrics;
  readonly tracing?: Tracing;
  /** Of visits whose vitals are reported, 0 to 1; none when absent. */
  readonly vitalsShare?: number;
  /** Its pages ask public calls by GET. */
  readonly hasEdge?: boolean;
  readonly watch: ChangeWatch;
  readonly breaker: Pick<ApiBreaker, 'signal' | 'doubt'>;
  readonly cache?: PageCache;
  readonly queue?: FairQueue;
  /** Without it, documents link their style sheets. */
  readonly styleSheets?: StyleSheets;
}

export interface DocumentRequest {
  /** Renders it. */
  readonly store: ComposedStore;
  /** On the store's own origin, with only the query parameters that the page reads. */
  readonly url: URL;
  /** False for a path without a route. */
  readonly known: boolean;
  readonly id: string;
  /** Clients take turns. */
  readonly client: QueueClient | string;
  /** Called unless the document was rendered for this request or one like it. */
  readonly noteSource?: (source: 'cached' | 'stale') => void;
  /** Whether the client has hung up. */
  readonly isGone?: () => boolean;
  readonly log: { warn(facts: object, message: string): void; error(facts: object, message: string): void };
}

interface Making {
  readonly mark: Mark;
  readonly available: AbortSignal;
  /** When it began. */
  readonly apiAvailable: boolean;
  readonly document: Promise<PageDocument>;
}

type RenderedFullPage = Extract<RenderedPage, { kind: 'page' }>;

/** Renders wait for the API more than they compute; more at once would only share the one thread of the renderer. */
const RENDER_QUEUE = { running: 12, runningPerClient: 8, runningPerOrigin: 10, waiting: 256, maxWaitMs: 5000 };

/** Makes a page's document: rendered, or empty for the browser to render when no renderer can. */
export function createPageDocuments(options: PageDocumentsOptions) {
  const { layoutSource, shell, metrics, watch, breaker, cache = createPageCache(watch), styleSheets } = options;
  const { vitalsShare = 0, hasEdge = false, tracing = NO_TRACING } = options;
  const { queue = createFairQueue(RENDER_QUEUE) } = options;
  metrics.observeQueue('render', queue);
  const underWay = new Map<string, Making>();

  return async (request: DocumentRequest): Promise<PageDocument> => {
    const fresh = cache.fresh(keyOf(request));
    metrics.pages.inc({ source: fresh ? 'cached' : 'made' });
    request.store.answered();
    if (fresh) {
      request.noteSource?.('cached');
      return fresh;
    }
    try {
      return (await whileAvailable(request)) ?? (await withoutApi(request));
    } catch (fault) {
      if (!(fault instanceof Overloaded)) throw fault;
      metrics.shed.inc({ queue: 'render' });
      return shed(request, await layoutSource.current(languageOf(request.url.pathname)));
    }
  };

  /**
   * Undefined as soon as the API is unavailable, also for pages that wait for their turn. The last good page does not wait
   * until that is sure.
   */
  async function whileAvailable(request: DocumentRequest): Promise<PageDocument | undefined> {
    const available = breaker.signal();
    if (available.aborted) return undefined;
    const made =
      joined(request, available) ??
      // Those that wait for their turn do not all begin when the API becomes unavailable.
      queue.run(request.client, async () =>
        available.aborted ? undefined : unlessAborted(renderOnce(request, available), available),
      );
    const inTime = await unlessAborted(made, breaker.doubt());
    return inTime ?? (await lastGood(request, true)) ?? unlessAborted(made, available);
  }

  /** The last good page at once; else what can be rendered without the API, such as the cart's page, or a 503. */
  async function withoutApi(request: DocumentRequest): Promise<PageDocument> {
    const last = await lastGood(request, true);
    return last ?? queue.run(request.client, () => renderOnce(request, breaker.signal()));
  }

  /** With `fromDisk` also of an earlier run: where there would be no page otherwise. */
  async function lastGood(request: DocumentRequest, fromDisk: boolean): Promise<HtmlDocument | undefined> {
    const last = await cache.lastGood(keyOf(request), fromDisk || breaker.signal().aborted);
    if (last) {
      metrics.stalePages.inc();
      request.noteSource?.('stale');
    }
    return last;
  }

  /** A render of the same page that began after the last change, and after the API became available or unavailable. */
  function joined(request: DocumentRequest, available: AbortSignal): Promise<PageDocument> | undefined {
    const running = underWay.get(textOf(keyOf(request)));
    if (running?.available !== available || running.apiAvailable === available.aborted) return undefined;
    return watch.isLatest(running.mark) ? running.document : undefined;
  }

  async function renderOnce(request: DocumentRequest, available: AbortSignal): Promise<PageDocument> {
    if (request.isGone?.()) throw new Overloaded('the client hung up');
    const page = keyOf(request);
    // While this one waited for its turn, the page may have been rendered.
    const made = cache.fresh(page) ?? joined(request, available);
    if (made) return made;
    const key = textOf(page);
    const mark = watch.mark();
    const apiAvailable = !available.aborted;
    const making = { mark, available, apiAvailable, document: make(request, mark, apiAvailable) };
    underWay.set(key, making);
    return making.document.finally(() => {
      if (underWay.get(key) === making) underWay.delete(key);
    });
  }

  async function make(request: DocumentRequest, mark: Mark, apiAvailable: boolean): Promise<PageDocument> {
    const { store, url, log } = request;
    const { layout, tags: layoutTags, complete } = await layoutSource.withTags(languageOf(url.pathname));
    const stop = metrics.renderSeconds.startTimer();
    try {
      const pageRequest = { url: url.href, requestId: request.id, position: mark.position, apiAvailable, layout };
      const { storePath } = resolvePath(url.pathname, store.current().paths);
      const facts = releaseFacts(store.current(), storePath, shell.version);
      const { page, composed } = await tracing.span({ name: 'render', kind: 'internal', facts }, () =>
        store.render(pageRequest, tracing.headers()),
      );
      stop({ outcome: page.kind === 'page' && page.status >= 500 ? 'failed-page' : 'rendered' });
      if (apiAvailable && (page.kind === 'redirect' || page.status === 404 || page.status === 410))
        cache.forget({ composed, url });
      if (page.kind === 'redirect') return page;
      void reportFaults(page, request, composed);
      const hasAll = page.status === 200 && page.failed.length === 0 && page.regionFaults.length === 0;
      const isCached = hasAll && request.known && apiAvailable;
      const tags = page.tags && layoutTags && [...page.tags, ...layoutTags];
      const isWhole = page.complete && complete;
      const isStorable = isCached && isWhole && isForEdges(url, composed.paths);
      const document: HtmlDocument = {
        kind: 'html',
        status: page.status,
        html: whole(page, composed, layout, url),
        ...(isStorable && tags
          ? { making: { mark, tags: [...tags, ...compositionTags(composed, page.head.language)] } }
          : {}),
      };
      if (isCached) cache.set({ composed, url }, document, { mark, tags, complete: isWhole });
      return needsLastGood(page) ? ((await lastGood(request, true)) ?? document) : document;
    } catch (fault) {
      stop({ outcome: 'browser' });
      log.error({ path: url.pathname, err: fault }, 'not rendered, left to the browser');
      if (fault instanceof Overloaded) return shed(request, layout);
      const last = await lastGood(request, false);
      return last ?? { kind: 'html', status: 200, html: empty(request, layout), cacheable: false };
    }
  }

  async function reportFaults(
    { fault, status, regionFaults }: RenderedFullPage,
    { url, log }: DocumentRequest,
    { preview, paths }: Composed,
  ) {
    if (fault) log.warn({ path: url.pathname, status, ...(await ownerOfFault(fault)), fault }, 'page failed');
    for (const stack of regionFaults) {
      const { remote, version = shell.version, source } = await ownerOfFault(stack);
      if (!preview) metrics.regionFailed({ route: routeOf(url.pathname, paths), remote, version });
      log.error({ path: url.pathname, remote, version, source, stack }, 'region failed, left to the browser');
    }
  }

  /** The last good page; else an empty one for the browser to render. No search engine indexes a 503. */
  async function shed(request: DocumentRequest, layout: LayoutData): Promise<PageDocument> {
    const last = await lastGood(request, true);
    return last ?? { kind: 'html', status: 503, html: empty(request, layout) };
  }

  function whole(page: RenderedFullPage, composed: Composed, layout: LayoutData, url: URL) {
    const { head, html, modules, fragments, failed, words, hydration } = page;
    const boot = { ...facts(composed, layout), modules, failed, words, hydration };
    return renderDocument({
      ...partsAround(composed, layout, url, { modules, fragments, language: head.language, carriesTexts: true, html }),
      head,
      boot,
      html,
    });
  }

  function partsAround(composed: Composed, layout: LayoutData, url: URL, page: Omit<PageParts, 'releases'>) {
    return {
      origin: url.origin,
      assets: documentAssets(shell, { ...page, releases: composed.releases, ...(styleSheets ? { styleSheets } : {}) }),
      ...(composed.preview ? { ribbon: previewRibbon(page.language, composed.preview) } : {}),
      embeds: pageEmbeds(resolvePath(url.pathname, composed.paths).storePath, layout.site).map(({ embed }) => embed),
    };
  }

  function empty({ store, url }: DocumentRequest, layout: LayoutData) {
    const composed = store.current();
    const head = plainHead(url, layout.site.storeName);
    const boot: BootData = { ...facts(composed, layout), modules: [], failed: [], hydration: null };
    return renderDocument({
      ...partsAround(composed, layout, url, { modules: [], language: head.language }),
      head,
      boot,
      html: '',
    });
  }

  function facts(composed: Composed, layout: LayoutData) {
    const languages = furtherLanguages();
    return {
      composition: composed.web,
      shellVersion: shell.version,
      vitalsShare: composed.preview ? 0 : vitalsShare,
      layout,
      ...(languages.length > 0 ? { languages } : {}),
      ...(hasEdge ? { hasEdge } : {}),
    };
  }
}

function keyOf({ store, url }: DocumentRequest): PageKey {
  return { composed: store.current(), url };
}

function needsLastGood(page: RenderedFullPage): boolean {
  return Object.values(page.hydration.errors ?? {}).some((error) => isPageFailure(error) && error.failure === 'api');
}

function plainHead({ pathname }: URL, storeName: string): ResolvedHead {
  return { title: storeName, language: languageOf(pathname), canonical: pathname, noindex: true, alternates: {} };
}
