import { languageOf } from 'shared-contracts/i18n/languages';
import type { Release } from 'shared-contracts/server/release';
import type { BootData } from '../../composition/boot-data.ts';
import { isPageFailure } from '../../composition/page-failure.ts';
import type { StoreFrame } from '../../composition/store-frame.ts';
import type { RenderedPage } from '../../renderer/page-renderer.tsx';
import type { ResolvedHead } from '../../routes/page-head.ts';
import type { ChangeWatch, Mark } from '../changes/change-watch.ts';
import type { ShellMetrics } from '../metrics.ts';
import type { LiveComposition, LiveStore } from '../rendering/live-store.ts';
import { documentAssets, type PageParts } from './document-assets.ts';
import type { FrameSource } from './frame-source.ts';
import { renderDocument } from './html-document.ts';
import { createPageCache, type PageCache, type PageKey, textOf } from './page-cache.ts';
import { pageEmbeds } from './page-embeds.ts';
import type { StyleSheets } from './style-sheets.ts';

interface PageDocumentsOptions {
  readonly live: LiveStore;
  readonly frames: FrameSource;
  readonly shell: Release;
  readonly metrics: ShellMetrics;
  readonly watch: ChangeWatch;
  readonly cache?: PageCache;
  /** Without it, documents link their stylesheets. */
  readonly styleSheets?: StyleSheets;
}

export interface DocumentRequest {
  /** On the store's own origin, with only the query that the page reads. */
  readonly url: URL;
  /** False for a path that nobody owns. */
  readonly known: boolean;
  readonly id: string;
  readonly log: { warn(facts: object, message: string): void; error(facts: object, message: string): void };
}

export type PageDocument =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'html';
      readonly status: number;
      readonly html: string;
      /** False for a 200 that stands in for a page that could not be made. */
      readonly cacheable?: false;
    };

type RenderedFullPage = Extract<RenderedPage, { kind: 'page' }>;

/** Makes a page's document: server-rendered, or empty for the browser to render when no renderer can. */
export function createPageDocuments(options: PageDocumentsOptions) {
  const { live, frames, shell, metrics, watch, cache = createPageCache(watch), styleSheets } = options;
  const underWay = new Map<string, { readonly mark: Mark; readonly document: Promise<PageDocument> }>();

  return async (request: DocumentRequest): Promise<PageDocument> => {
    const page = keyOf(live.current(), request.url);
    const fresh = cache.fresh(page);
    metrics.pages.inc({ source: fresh ? 'kept' : 'made' });
    if (fresh) return fresh;
    const key = textOf(page);
    const joined = underWay.get(key);
    if (joined && watch.isLatest(joined.mark)) return joined.document;
    const mark = watch.mark();
    const making = { mark, document: make(request, mark) };
    underWay.set(key, making);
    return making.document.finally(() => {
      if (underWay.get(key) === making) underWay.delete(key);
    });
  };

  async function make(request: DocumentRequest, mark: Mark): Promise<PageDocument> {
    const { url, log } = request;
    const { frame, tags: frameTags } = await frames.withTags();
    const stop = metrics.renderSeconds.startTimer();
    try {
      const { page, live: composed } = await live.render({
        url: url.href,
        requestId: request.id,
        position: mark.position,
        frame,
      });
      stop({ outcome: page.kind === 'page' && page.status >= 500 ? 'failed-page' : 'rendered' });
      if (page.kind === 'redirect') return page;
      if (page.fault) log.warn({ path: url.pathname, status: page.status, fault: page.fault }, 'page failed');
      const document = { kind: 'html', status: page.status, html: whole(page, composed, frame, url) } as const;
      const key = keyOf(composed, url);
      if (page.status === 200 && page.failed.length === 0 && request.known) {
        cache.keep(key, document, { mark, tags: page.tags && frameTags && [...page.tags, ...frameTags] });
      }
      return needsLastGood(page) ? (cache.lastGood(key) ?? document) : document;
    } catch (fault) {
      stop({ outcome: 'browser' });
      log.error({ path: url.pathname, err: fault }, 'not rendered, left to the browser');
      return { kind: 'html', status: 200, html: empty(live.current(), frame, url), cacheable: false };
    }
  }

  function whole(page: RenderedFullPage, composed: LiveComposition, frame: StoreFrame, url: URL) {
    const { head, html, modules, fragments, failed, words, hydration } = page;
    const boot = { ...facts(composed, frame), modules, failed, words, hydration };
    return renderDocument({
      ...surroundings(composed, frame, url, { modules, fragments, language: head.language, carriesTexts: true, html }),
      head,
      boot,
      html,
    });
  }

  function surroundings(composed: LiveComposition, frame: StoreFrame, url: URL, page: Omit<PageParts, 'releases'>) {
    return {
      origin: url.origin,
      assets: documentAssets(shell, { ...page, releases: composed.releases, ...(styleSheets ? { styleSheets } : {}) }),
      embeds: pageEmbeds(url.pathname, frame.site).map(({ embed }) => embed),
    };
  }

  function empty(composed: LiveComposition, frame: StoreFrame, url: URL) {
    const head = plainHead(url, frame.site.storeName);
    const boot: BootData = { ...facts(composed, frame), modules: [], failed: [], hydration: null };
    return renderDocument({
      ...surroundings(composed, frame, url, { modules: [], language: head.language }),
      head,
      boot,
      html: '',
    });
  }

  function facts(composed: LiveComposition, frame: StoreFrame) {
    return { composition: composed.web, shellVersion: shell.version, frame };
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
