import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { declareLanguages } from 'shared-contracts/i18n/languages';
import { guardRequests } from 'shared-contracts/server-kit/guard-requests';
import { originForm } from 'shared-contracts/server-kit/origin-form';
import { REQUEST_ID_LABEL } from 'shared-contracts/server-kit/service-log';
import { traceRequests } from 'shared-contracts/server-kit/tracing/trace-requests';
import { NO_TRACING, type Tracing } from 'shared-contracts/server-kit/tracing/tracing';
import { chooseAddressee } from './account/people/choose-addressee.ts';
import { emailProofs } from './account/people/email-proof.ts';
import { sessionsRepository } from './account/people/sessions.ts';
import { accountRoutes } from './account/routes.ts';
import { advertisedCoupons, couponPeriodsJob } from './cart-checkout/coupons/advertised-coupons.ts';
import { hasBought } from './cart-checkout/orders/has-bought.ts';
import { leastInstalment } from './cart-checkout/payment-methods/emi-plan.ts';
import type { PaymentProvider } from './cart-checkout/payments/provider.ts';
import { cartCheckoutRoutes } from './cart-checkout/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { sitemapPages } from './content/sitemap-pages.ts';
import { MAIL_KINDS } from './mails.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { recoveryJobs } from './platform/backup/recovery/recovery-job.ts';
import { observeOperators } from './platform/command-line/operator-metrics.ts';
import { consentRoutes } from './platform/consents/routes.ts';
import type { ChangeFeed } from './platform/database/changes/change-feed.ts';
import { pruneChanges } from './platform/database/changes/prune-changes.ts';
import { troubleOf } from './platform/database/database-trouble.ts';
import { holdReads } from './platform/database/held.ts';
import { installationSecret } from './platform/database/installation-secret.ts';
import { makeMonthsJob } from './platform/database/months/make-months.ts';
import { observeMonths } from './platform/database/months/month-metrics.ts';
import type { PoolUse } from './platform/database/postgres-pool.ts';
import { purgeJob } from './platform/database/purge-expired.ts';
import { observeReplicas } from './platform/database/replicas/replica-metrics.ts';
import type { Replicas } from './platform/database/replicas/replicas.ts';
import type { Db } from './platform/database/schema.ts';
import { inItsTurn } from './platform/database/take-turn.ts';
import { openFiles } from './platform/files/stored-files.ts';
import { formRoutes } from './platform/forms/routes.ts';
import { createAnswerCache, noAnswerCache } from './platform/http/answer-cache.ts';
import type { Api } from './platform/http/api.ts';
import { createDevices, tellKnownDevices } from './platform/http/devices.ts';
import { answerErrors, answerUnreadable } from './platform/http/error-answers.ts';
import { observeFeed } from './platform/http/feed-metrics.ts';
import { createHashQueue } from './platform/http/hash-queue.ts';
import { serveHealth } from './platform/http/health.ts';
import { acceptJson } from './platform/http/json-body.ts';
import { logOptions, logRequests } from './platform/http/logs.ts';
import { installMetrics } from './platform/http/metrics.ts';
import { serveOpenApi } from './platform/http/openapi-page.ts';
import { observePools } from './platform/http/pool-metrics.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { securityEvents } from './platform/http/security-events.ts';
import { changeStreamRoute } from './platform/http/stream-route.ts';
import { tracedRoute } from './platform/http/traced-route.ts';
import { interfaceTextRoutes } from './platform/interface-texts/interface-texts.ts';
import { type Job, startJobs } from './platform/jobs.ts';
import { mailRoutes } from './platform/mail/routes.ts';
import { picturesRoutes } from './platform/pictures/routes.ts';
import { placesRoutes } from './platform/places/routes.ts';
import type { Settings } from './platform/settings/settings.ts';
import { telemetryRoutes } from './platform/telemetry/routes.ts';

export interface AppDependencies {
  readonly db: Db;
  /** The connections for checkout; `db` when absent. */
  readonly checkoutDb?: Db;
  /** How the connections are used, by pool. */
  readonly pools?: Readonly<Record<string, () => PoolUse>>;
  /** Where public answers are read while the feed's changes are there; only `db` when absent. */
  readonly replicas?: Replicas | null;
  readonly settings: Settings;
  /** The clock; defaults to the machine's. */
  readonly now?: () => Date;
  /** Where log lines go; defaults to standard output. */
  readonly logStream?: { write(line: string): void };
  /** Measure the process too; off where several apps share one process (tests). */
  readonly processMetrics?: boolean;
  /** Jobs of the process, in addition to those of the rooms. */
  readonly jobs?: readonly Job[];
  /** Run the background jobs (reconciling payments …); off in tests, which run jobs explicitly. */
  readonly runJobs?: boolean;
  /** None when absent. */
  readonly tracing?: Tracing;
  /** Aborted a while before the app is closed; never when absent. */
  readonly stopping?: AbortSignal;
  /** Changes in the database, which invalidate cached answers; without a feed nothing is cached. */
  readonly feed?: ChangeFeed;
  /** Defaults to the provider in the settings. */
  readonly paymentProvider?: PaymentProvider;
  /** Registers further routes before the app is sealed: tests add calls that misbehave. */
  readonly extend?: (api: Api) => void;
}

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** The API as a Fastify instance that does not listen yet. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db, settings, feed, now = () => new Date() } = dependencies;
  declareLanguages(settings.languages);
  const http = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: settings.trustsProxy,
    logger: logOptions(settings.logLevel, dependencies.logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID_LABEL }),
    forceCloseConnections: 'idle',
    // Until a connection is closed, its requests are answered.
    return503OnClosing: false,
    frameworkErrors: answerUnreadable,
    rewriteUrl: originForm,
    genReqId: (request) => acceptedRequestId(request.headers['x-request-id']) ?? randomUUID(),
  });
  traceRequests(http, dependencies.tracing ?? NO_TRACING, { trusts: settings.trustsProxy, routeOf: tracedRoute });
  http.addHook('onRequest', async (request, reply) => {
    // Where a route says nothing else, nobody stores its answer.
    reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store' });
  });
  guardRequests(http, settings);
  acceptJson(http);
  answerErrors(http);
  logRequests(http);

  const metrics = installMetrics(http, {
    processMetrics: dependencies.processMetrics ?? false,
    folder: settings.dataDir,
  });
  const security = securityEvents(http, metrics.registry, await installationSecret(db, 'pseudonyms'));
  observeOperators(metrics.registry, db);
  observeMonths(metrics.registry, db);
  observePools(metrics.registry, dependencies.pools ?? {});
  const devices = createDevices(await installationSecret(db, 'devices'));
  tellKnownDevices(http, devices);
  const limits = createRateLimits({ db, now, trustsProxy: settings.trustsProxy, devices, security });
  const sessions = sessionsRepository(db, now, settings.sessionIdleMs);
  const followed = settings.cachesAnswers ? feed : undefined;
  const { replicas } = dependencies;
  const replicaMetrics = observeReplicas(metrics.registry, () => replicas?.status() ?? []);
  if (followed) replicas?.follow(followed, replicaMetrics);
  const answers = followed
    ? createAnswerCache({
        feed: followed,
        registry: metrics.registry,
        onUnreached: holdReads(db, followed, replicas?.isFresh),
        ...(replicas && { readFresh: replicas.read }),
      })
    : noAnswerCache;
  const hashes = createHashQueue(metrics.registry, devices);
  const api: Api = {
    http,
    db,
    settings,
    files: openFiles(settings),
    sessions,
    devices,
    limits,
    metrics,
    security,
    hashes,
    answers,
    now,
    calls: [],
    jobs: [...(dependencies.jobs ?? [])],
  };

  serveHealth(http, db, dependencies.stopping ?? new AbortController().signal);
  api.jobs.push(makeMonthsJob(db, now), purgeJob(db, now, settings.retention));
  if (feed) {
    observeFeed(metrics.registry, feed);
    changeStreamRoute(api, feed);
    api.jobs.push({ name: 'prune-changes', everyMs: 600_000, byOne: true, run: () => pruneChanges(db, now()) });
  }

  recoveryJobs(api);
  placesRoutes(api);
  interfaceTextRoutes(api);
  picturesRoutes(api);
  telemetryRoutes(api);
  consentRoutes(api);
  mailRoutes(api, MAIL_KINDS, chooseAddressee(db, emailProofs(db, now), now));
  await accountRoutes(api, PERSONAL_DATA);
  const botCheck = await formRoutes(api);
  catalogRoutes(api, botCheck, {
    hasBought,
    sitemapPages: () => sitemapPages(db),
    leastInstalment: (price) => {
      const { emiAnnualRate } = settings.store;
      return emiAnnualRate === null ? null : leastInstalment(price, emiAnnualRate);
    },
  });
  contentRoutes(api, botCheck, () => advertisedCoupons(db, now()));
  api.jobs.push(couponPeriodsJob(db, now));
  await cartCheckoutRoutes(api, dependencies.checkoutDb ?? db, dependencies.paymentProvider);

  dependencies.extend?.(api);
  serveOpenApi(api);
  let stopJobs: () => Promise<void> = async () => {};
  http.addHook('onClose', () => stopJobs());
  await http.ready();
  if (dependencies.runJobs)
    stopJobs = startJobs(
      api.jobs.map((job) => inItsTurn(db, now, job)),
      http.log,
      troubleOf,
    );
  return http;
}

function acceptedRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : undefined;
}
