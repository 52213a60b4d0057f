import { languageOf } from 'shared-contracts/i18n/languages';
import type { Release } from 'shared-contracts/server/release';
import type { BootData } from '../../composition/boot-data.ts';
import type { LayoutData } from '../../composition/layout-data.ts';
import { isPageFailure } from '../../composition/page-failure.ts';
import type { RenderedPage } from '../../renderer/page-renderer.tsx';
import type { ResolvedHead } from '../../routes/page-head.ts';
import type { ChangeWatch, Mark } from '../changes/change-watch.ts';
import type { ShellMetrics } from '../metrics.ts';
import { createFairQueue, type FairQueue, Overloaded } from '../overload/fair-queue.ts';
import type { LiveComposition, LiveStore } from '../rendering/live-store.ts';
import { documentAssets, type PageParts } from './document-assets.ts';
import { renderDocument } from './html-document.ts';
import type { LayoutDataSource } from './layout-data-source.ts';
import { createPageCache, type PageCache, type PageKey, textOf } from './page-cache.ts';
import { pageEmbeds } from './page-embeds.ts';
import type { StyleSheets } from './style-sheets.ts';

interface PageDocumentsOptions {
  readonly live: LiveStore;
  readonly layoutSource: LayoutDataSource;
  readonly shell: Release;
  readonly metrics: ShellMetrics;
  readonly watch: ChangeWatch;
  readonly cache?: PageCache;
  readonly queue?: FairQueue;
  /** Without it, documents link their style sheets. */
  readonly styleSheets?: StyleSheets;
}

export interface DocumentRequest {
  /** On the store's own origin, with only the query parameters that the page reads. */
  readonly url: URL;
  /** False for a path without a route. */
  readonly known: boolean;
  readonly id: string;
  /** From `clientOrigin`: clients take turns. */
  readonly client: string;
  /** Whether the client has hung up. */
  readonly isGone?: () => boolean;
  readonly log: { warn(facts: object, message: string): void; error(facts: object, message: string): void };
}

export type PageDocument =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'html';
      readonly status: number;
      readonly html: string;
      /** False for a 200 without content, sent because the renderer crashed. */
      readonly cacheable?: false;
    };

type RenderedFullPage = Extract<RenderedPage, { kind: 'page' }>;

/** Renders wait for the API more than they compute; more at once would only share the one thread of the renderer. */
const RENDER_QUEUE = { running: 12, runningPerClient: 8, waiting: 256, patience: 5000 };

/** Makes a page's document: rendered, or empty for the browser to render when no renderer can. */
export function createPageDocuments(options: PageDocumentsOptions) {
  const { live, layoutSource, shell, metrics, watch, cache = createPageCache(watch), styleSheets } = options;
  const { queue = createFairQueue(RENDER_QUEUE) } = options;
  metrics.observeQueue('render', queue);
  const underWay = new Map<string, { readonly mark: Mark; readonly document: Promise<PageDocument> }>();

  return async (request: DocumentRequest): Promise<PageDocument> => {
    const fresh = cache.fresh(keyOf(live.current(), request.url));
    metrics.pages.inc({ source: fresh ? 'kept' : 'made' });
    if (fresh) return fresh;
    try {
      return await (joined(request) ?? queue.run(request.client, () => renderOnce(request)));
    } catch (fault) {
      if (!(fault instanceof Overloaded)) throw fault;
      metrics.shed.inc({ queue: 'render' });
      return shed(request, await layoutSource.current());
    }
  };

  /** A render of the same page that began after the last change. */
  function joined({ url }: DocumentRequest): Promise<PageDocument> | undefined {
    const running = underWay.get(textOf(keyOf(live.current(), url)));
    return running && watch.isLatest(running.mark) ? running.document : undefined;
  }

  async function renderOnce(request: DocumentRequest): Promise<PageDocument> {
    if (request.isGone?.()) throw new Overloaded('the client hung up');
    const page = keyOf(live.current(), request.url);
    // While this one waited for its turn, the page may have been rendered.
    const made = cache.fresh(page) ?? joined(request);
    if (made) return made;
    const key = textOf(page);
    const mark = watch.mark();
    const making = { mark, document: make(request, mark) };
    underWay.set(key, making);
    return making.document.finally(() => {
      if (underWay.get(key) === making) underWay.delete(key);
    });
  }

  async function make(request: DocumentRequest, mark: Mark): Promise<PageDocument> {
    const { url, log } = request;
    const { layout, tags: layoutTags } = await layoutSource.withTags();
    const stop = metrics.renderSeconds.startTimer();
    try {
      const { page, live: composed } = await live.render({
        url: url.href,
        requestId: request.id,
        position: mark.position,
        layout,
      });
      stop({ outcome: page.kind === 'page' && page.status >= 500 ? 'failed-page' : 'rendered' });
      if (page.kind === 'redirect') return page;
      if (page.fault) log.warn({ path: url.pathname, status: page.status, fault: page.fault }, 'page failed');
      const document = { kind: 'html', status: page.status, html: whole(page, composed, layout, url) } as const;
      const key = keyOf(composed, url);
      if (page.status === 200 && page.failed.length === 0 && request.known) {
        cache.set(key, document, { mark, tags: page.tags && layoutTags && [...page.tags, ...layoutTags] });
      }
      return needsLastGood(page) ? (cache.lastGood(key) ?? document) : document;
    } catch (fault) {
      stop({ outcome: 'browser' });
      log.error({ path: url.pathname, err: fault }, 'not rendered, left to the browser');
      if (fault instanceof Overloaded) return shed(request, layout);
      const last = cache.lastGood(keyOf(live.current(), url));
      return last ?? { kind: 'html', status: 200, html: empty(live.current(), layout, url), cacheable: false };
    }
  }

  /** The last good page; else an empty one for the browser to render. No search engine indexes a 503. */
  function shed({ url }: DocumentRequest, layout: LayoutData): PageDocument {
    const composed = live.current();
    const last = cache.lastGood(keyOf(composed, url));
    return last ?? { kind: 'html', status: 503, html: empty(composed, layout, url) };
  }

  function whole(page: RenderedFullPage, composed: LiveComposition, layout: LayoutData, url: URL) {
    const { head, html, modules, fragments, failed, words, hydration } = page;
    const boot = { ...facts(composed, layout), modules, failed, words, hydration };
    return renderDocument({
      ...surroundings(composed, layout, url, { modules, fragments, language: head.language, carriesTexts: true, html }),
      head,
      boot,
      html,
    });
  }

  function surroundings(composed: LiveComposition, layout: LayoutData, url: URL, page: Omit<PageParts, 'releases'>) {
    return {
      origin: url.origin,
      assets: documentAssets(shell, { ...page, releases: composed.releases, ...(styleSheets ? { styleSheets } : {}) }),
      embeds: pageEmbeds(url.pathname, layout.site).map(({ embed }) => embed),
    };
  }

  function empty(composed: LiveComposition, layout: LayoutData, url: URL) {
    const head = plainHead(url, layout.site.storeName);
    const boot: BootData = { ...facts(composed, layout), modules: [], failed: [], hydration: null };
    return renderDocument({
      ...surroundings(composed, layout, url, { modules: [], language: head.language }),
      head,
      boot,
      html: '',
    });
  }

  function facts(composed: LiveComposition, layout: LayoutData) {
    return { composition: composed.web, shellVersion: shell.version, layout };
  }
}

function keyOf(composed: LiveComposition, url: URL): PageKey {
  return { composition: composed.web.id, url };
}

function needsLastGood(page: RenderedFullPage): boolean {
  return Object.values(page.hydration.errors ?? {}).some((error) => isPageFailure(error) && error.failure === 'api');
}

function plainHead({ pathname }: URL, storeName: string): ResolvedHead {
  return { title: storeName, language: languageOf(pathname), canonical: pathname, noindex: true, alternates: {} };
}
