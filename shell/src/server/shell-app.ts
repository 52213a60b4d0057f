import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createApiClient } from 'shared-contracts/api/client';
import { DEFAULT_LANGUAGE, declareLanguages } from 'shared-contracts/i18n/languages';
import { s3Blobs } from 'shared-contracts/server-kit/blobs/s3-blobs';
import { clientOrigin } from 'shared-contracts/server-kit/client-origin';
import { drainOn } from 'shared-contracts/server-kit/drain';
import { guardRequests } from 'shared-contracts/server-kit/guard-requests';
import { isDiskFull, memoryLimit } from 'shared-contracts/server-kit/machine-limits';
import { originForm } from 'shared-contracts/server-kit/origin-form';
import { REQUEST_ID_LABEL } from 'shared-contracts/server-kit/service-log';
import { traceRequests } from 'shared-contracts/server-kit/tracing/trace-requests';
import type { SpanFacts, Tracing } from 'shared-contracts/server-kit/tracing/tracing';
import { ownOrigin } from './addresses/own-origin.ts';
import { canaryStates, registerCanaryState } from './canaries/canary-peers.ts';
import { createStoreChooser } from './canaries/choose-store.ts';
import { registerVisitRoutes } from './canaries/visit-routes.ts';
import { createChangeWatch } from './changes/change-watch.ts';
import { followChanges } from './changes/follow-changes.ts';
import { openDiskCache } from './disk/disk-cache.ts';
import { type DocumentRoutesOptions, registerDocumentRoutes, sendUnreadable } from './documents/document-routes.ts';
import { documentVisits } from './documents/document-visits.ts';
import { registerFavicon } from './documents/favicon.ts';
import { createLayoutDataSource } from './documents/layout-data-source.ts';
import { createPageCache } from './documents/page-cache.ts';
import { createPageDocuments } from './documents/page-documents.ts';
import { releaseFacts } from './documents/release-labels.ts';
import { createStoredPages } from './documents/stored-pages.ts';
import { createStyleSheets } from './documents/style-sheets.ts';
import { tracedRoute } from './documents/traced-route.ts';
import { createEdgeHeaders } from './edge/edge-headers.ts';
import { purgeEdges } from './edge/purge-edges.ts';
import type { ShellEnvironment } from './environment.ts';
import { answerFaults } from './fault-answers.ts';
import { registerApiProxy } from './gateway/api-proxy.ts';
import { createBoundedServer, moreTime } from './gateway/bounded-server.ts';
import { createKnownDevices } from './gateway/known-devices.ts';
import { registerOpenManifest } from './gateway/open-fragments.ts';
import { createPeerFiles } from './gateway/peer-files.ts';
import { registerReleaseFiles } from './gateway/release-files.ts';
import { createApiBreaker } from './health/api-breaker.ts';
import {
  createShellMetrics,
  observeApi,
  observeCanary,
  observeChanges,
  observeComposition,
  observeMachine,
} from './health/metrics.ts';
import { apiProbe } from './health/probe-api.ts';
import { readinessOf } from './health/readiness.ts';
import { recordReleases } from './history/record-releases.ts';
import { serveOperations } from './history/serve-operations.ts';
import { createLiveStore } from './live/live-store.ts';
import { createReleaseWatcher } from './live/release-watcher.ts';
import { createRemotes } from './live/remotes.ts';
import { registerOfflineWorker } from './offline/offline-worker.ts';
import { registerPassRoutes } from './previews/pass-routes.ts';
import { createPreviewStores } from './previews/preview-stores.ts';
import { createPreviews } from './previews/previews.ts';
import { createQuarantine } from './previews/quarantine.ts';
import { withQuarantine } from './previews/quarantine-store.ts';
import { registerUploadRoutes } from './previews/upload-routes.ts';
import { createReleaseStore } from './releases/release-store.ts';
import { sharedReleases, sharedWebFile } from './releases/shared-releases.ts';
import { storeOwnRelease } from './releases/store-own-release.ts';
import type { StoredRelease } from './releases/stored-release.ts';
import { createBrowserTrial } from './rendering/browser-trial.ts';
import { bootRenderer } from './rendering/renderer.ts';
import { registerSeoRoutes } from './seo/seo-routes.ts';
import { registerNewsletterForms } from './subscribe/subscribe-form.ts';

/** Brotli's quality for responses made per request: most of the gain for a millisecond or two. */
const DOCUMENT_QUALITY = 5;

/** Of pages on the disk: some 5,000, compressed. */
const STORED_PAGES_BYTES = 100 * 1024 * 1024;

const SWEEP_MS = 60_000;

export interface ShellBuild {
  readonly release: StoredRelease;
  /** Absolute path of dist/{version}. */
  readonly folder: string;
}

interface ShellRuntime {
  readonly logger: FastifyBaseLogger;
  readonly tracing: Tracing;
  /** Aborted a while before the app is closed. */
  readonly stopping: AbortSignal;
}

/**
 * The document server and gateway. Resolves when the first composition is up or has failed to start; the store
 * answers either way.
 */
export async function createShellApp(
  environment: ShellEnvironment,
  build: ShellBuild,
  { logger, tracing, stopping }: ShellRuntime,
): Promise<FastifyInstance> {
  declareLanguages(environment.languages);
  const app = Fastify({
    loggerInstance: logger,
    trustProxy: environment.trustsProxy,
    serverFactory: (handler) => createBoundedServer(handler, environment.trustsProxy),
    rewriteUrl: originForm,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID_LABEL }),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    // Until a connection is closed, its requests are answered.
    return503OnClosing: false,
    frameworkErrors: (_fault, request, reply) => sendUnreadable(request, reply, documents),
  }) as unknown as FastifyInstance;

  const remotes = createRemotes({
    configured: environment.remoteOrigins,
    keys: environment.releaseKeys,
    folder: environment.dataDirectory,
    file: environment.declaredFile,
    log: app.log,
  });
  const metrics = createShellMetrics();
  const own = randomUUID();
  const peers = () => [...environment.peerOrigins, ...remotes.peers()];
  const { history, log } = recordReleases(environment.dataDirectory, app.log, metrics);
  const onDisk = createReleaseStore(path.join(environment.dataDirectory, 'releases'), remotes.keysOf);
  const shared = environment.bucket && s3Blobs(environment.bucket);
  const store = shared ? sharedReleases({ store: onDisk, blobs: shared, log: app.log }) : onDisk;
  await storeOwnRelease(store, build.folder, build.release);
  const watcher = createReleaseWatcher({ shell: build.release, remotes, store, log });
  const disk = openDiskCache({
    folder: path.join(environment.dataDirectory, 'pages'),
    maxBytes: STORED_PAGES_BYTES,
    log: app.log,
  });
  if (!environment.browserProgram) app.log.info('no BROWSER_PROGRAM: no browser opens releases before visitors');
  const trial = createBrowserTrial({
    program: environment.browserProgram,
    flags: environment.browserFlags,
    origin: () => ownOrigin(app.server.address()),
    log,
  });
  const quarantine = createQuarantine({
    folder: path.join(environment.dataDirectory, 'quarantine'),
    keysOf: (team) => [...remotes.keysOf(team), ...remotes.previewKeysOf(team)],
    unfit: watcher.unfit,
    log,
  });
  const composable = withQuarantine(store, quarantine.store);
  const live = createLiveStore({
    watcher,
    store: composable,
    disk,
    log,
    serverEntry: path.join(build.folder, 'node', build.release.node.entry),
    apiOrigin: environment.apiOrigin,
    memoryBytes: memoryLimit(),
    trial,
    boot: (setup) => bootRenderer({ ...setup, variables: environment.rendererVariables }),
    canaries: { steps: environment.canarySteps, peers: () => canaryStates(peers(), own) },
  });
  observeMachine(metrics, environment.dataDirectory);
  observeComposition(metrics, live, watcher, remotes);
  observeCanary(metrics, live, watcher);
  const watch = createChangeWatch();
  observeChanges(metrics, watch);
  const hasEdge = environment.edgePurges.urls.length > 0;
  const toEdges = hasEdge ? { edge: createEdgeHeaders(watch) } : {};
  const breaker = createApiBreaker({
    isConfirmed: watch.isConfirmed,
    probe: apiProbe(environment.apiOrigin),
    log: app.log,
  });
  observeApi(metrics, breaker);
  const api = createApiClient({ origin: environment.apiOrigin, timeout: 3000 });
  const layoutSource = createLayoutDataSource({
    clientOver: (fetch, language) =>
      createApiClient({
        origin: environment.apiOrigin,
        timeout: 3000,
        fetch,
        language: () => language,
        headers: tracing.headers(),
      }),
    watch,
    breaker,
    disk,
    testPayments: environment.testPayments,
  });

  const paths = () => live.current().paths;
  const releaseOf = new WeakMap<object, SpanFacts>();
  traceRequests(app, tracing, {
    trusts: environment.trustsProxy,
    routeOf: (request) => tracedRoute(request, paths()),
    factsOf: (request) => releaseOf.get(request) ?? {},
  });
  guardRequests(app, environment);
  drainOn(stopping, app);
  await serveOperations(app, environment, { metrics, history, live, watcher, remotes, quarantine });
  // Release files are compressed by the build; this is for documents and the API's responses.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: DOCUMENT_QUALITY } },
  });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { code, status } = readinessOf({
      stopping: stopping.aborted,
      rendererUp: live.ready(),
      apiAvailable: !breaker.signal().aborted,
      diskFull: await isDiskFull(environment.dataDirectory).catch(() => false),
      refused: watcher.refused(),
      canariesRefused: watcher.canary.refused(),
    });
    return reply.code(code).header('cache-control', 'no-store').send({ status });
  });
  const { publicOrigin } = environment;
  const previewStores = createPreviewStores({ watcher, live, boot: live.bootBeside, log });
  const previews = createPreviews({
    key: environment.previewKey,
    stores: previewStores,
    quarantine: environment.previewUploads ? quarantine : null,
    publicOrigin,
  });
  const chooser = createStoreChooser({
    live,
    previews: { storeOf: async (cookies) => trial.storeOf(cookies) ?? previews.storeOf(cookies) },
    publicOrigin,
  });
  app.get('/composition.json', async (request, reply) => {
    const { web } = (await chooser.forPage(request)).current();
    return reply.header('cache-control', 'no-store').send(web);
  });
  registerFavicon(app, {
    release: build.release,
    site: async () => (await layoutSource.current(DEFAULT_LANGUAGE)).site,
  });
  registerCanaryState(app, () => ({ shell: own, ...live.canaryState() }));
  registerVisitRoutes(app, { visits: () => live.canary()?.visits, peers });
  answerFaults(app);
  await registerReleaseFiles(app, {
    store: composable,
    peers: createPeerFiles(peers, shared && sharedWebFile(shared)),
    hasPass: previews.hasPass,
    ...toEdges,
  });
  registerOpenManifest(app, { store: composable, releases: () => live.current().releases, publicOrigin, ...toEdges });
  if (environment.previewUploads) registerUploadRoutes(app, { quarantine, publicOrigin, moreTime });
  registerPassRoutes(app, environment, log);
  registerSeoRoutes(app, { api, paths, watch, publicOrigin, ...toEdges });
  registerOfflineWorker(app, { enabled: environment.offlineWorker });
  await registerNewsletterForms(app, environment.apiOrigin, tracing);
  const devices = createKnownDevices();
  await registerApiProxy(app, {
    apiOrigin: environment.apiOrigin,
    metrics,
    devices,
    tracing,
    position: () => watch.mark().position,
    unavailable: breaker.signal,
    layoutVersion: layoutSource.versionOf,
    purges: hasEdge ? watch : undefined,
  });
  const documents: DocumentRoutesOptions = {
    ...toEdges,
    chooser,
    previews,
    visitToken: (store, { ip }) => {
      const canary = live.canary();
      const side = store === canary?.store ? 'canary' : store === live && 'live';
      return (side && canary?.visits.issue(side, clientOrigin(ip))) || undefined;
    },
    visited: documentVisits(metrics.registry, build.release.version),
    noteRelease: (request, ...page) => releaseOf.set(request, releaseFacts(...page, build.release.version)),
    documentFor: createPageDocuments({
      layoutSource,
      watch,
      breaker,
      cache: createPageCache(watch, createStoredPages({ disk, store, shell: build.release })),
      shell: build.release,
      metrics,
      tracing,
      vitalsShare: environment.vitalsShare,
      hasEdge,
      styleSheets: createStyleSheets(composable),
    }),
    layoutSource,
    clientOf: devices.clientOf,
    publicOrigin,
    paymentOrigins: environment.paymentOrigins,
  };
  registerDocumentRoutes(app, documents);

  const edges = purgeEdges({ ...environment.edgePurges, watch, live, registry: metrics.registry, log: app.log });
  const followed = followChanges(environment.apiOrigin, edges.watch, app.log);
  await live.refresh();
  const timer = setInterval(() => void live.refresh(), environment.pollInterval);
  const sweeping = setInterval(() => {
    quarantine.sweep().catch((fault: unknown) => app.log.warn({ reason: String(fault) }, 'uploads are not removed'));
  }, SWEEP_MS);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    clearInterval(sweeping);
    await breaker.close();
    await followed.close();
    await edges.close();
    await previewStores.close();
    await live.close();
    await disk.close();
  });
  return app;
}
