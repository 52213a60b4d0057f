import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import { addressesRoutes } from './account/addresses/routes.ts';
import { accountsRoutes } from './account/people/routes.ts';
import { sessionsRepository } from './account/people/sessions.ts';
import { privacyRoutes } from './account/privacy/routes.ts';
import { ordersRoutes } from './cart-checkout/after-sales/routes.ts';
import { cartRoutes } from './cart-checkout/cart/routes.ts';
import { invoicesRoutes } from './cart-checkout/invoices/routes.ts';
import { paymentMethodsRoutes } from './cart-checkout/payment-methods/routes.ts';
import type { PaymentProvider } from './cart-checkout/payments/provider.ts';
import { paymentsRoutes } from './cart-checkout/payments/routes.ts';
import { deliveryRoutes } from './catalog/delivery/routes.ts';
import { enquiryRoutes } from './catalog/enquiries/routes.ts';
import { favouritesRoutes } from './catalog/favourites/routes.ts';
import { sitemapRoutes } from './catalog/listing/sitemap-routes.ts';
import { optionRoutes } from './catalog/products/option-routes.ts';
import { reviewsRoutes } from './catalog/reviews/reviews-routes.ts';
import { catalogueRoutes } from './catalog/routes.ts';
import { blogRoutes } from './content/blog/routes.ts';
import { faqRoutes } from './content/faq/routes.ts';
import { newsletterRoutes } from './content/newsletter/routes.ts';
import { contentRoutes } from './content/pages/routes.ts';
import type { ChangeFeed } from './platform/changes/change-feed.ts';
import { pruneChanges } from './platform/changes/prune-changes.ts';
import { purgeJob } from './platform/database/purge-expired.ts';
import type { Database } from './platform/database/schema.ts';
import { formRoutes } from './platform/forms/routes.ts';
import { createAnswerCache, noAnswerCache } from './platform/http/answer-cache.ts';
import type { Api } from './platform/http/api.ts';
import { answerErrors, answerUnreadable } from './platform/http/error-answers.ts';
import { observeFeed } from './platform/http/feed-metrics.ts';
import { serveHealth } from './platform/http/health.ts';
import { acceptJson } from './platform/http/json-body.ts';
import { logOptions, logRequests } from './platform/http/logs.ts';
import { installMetrics } from './platform/http/metrics.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { changeStreamRoute } from './platform/http/stream-route.ts';
import { startJobs } from './platform/jobs.ts';
import { mailRoutes } from './platform/mail/mail-job.ts';
import { mediaRoutes } from './platform/pictures/routes.ts';
import { placesRoutes } from './platform/places/routes.ts';
import type { Settings } from './platform/settings/settings.ts';
import { telemetryRoutes } from './platform/telemetry/routes.ts';

export interface AppDependencies {
  readonly db: Kysely<Database>;
  readonly settings: Settings;
  /** The clock; defaults to the machine's. */
  readonly now?: () => Date;
  /** Where log lines go; defaults to standard output. */
  readonly logStream?: { write(line: string): void };
  /** Also measure the process itself; off where many apps share one process (tests). */
  readonly processMetrics?: boolean;
  /** Also do what a running API does by itself (reconciling payments …); off in tests, which run it when they want. */
  readonly runJobs?: boolean;
  /** Tells what changes in the database, so that answers may be kept; without one, none is. */
  readonly feed?: ChangeFeed;
  /** Who takes the money; by default as the settings say. */
  readonly paymentProvider?: PaymentProvider;
  /** Registers further routes before the app is sealed: tests add calls that misbehave. */
  readonly extend?: (api: Api) => void;
}

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** The whole API as a Fastify instance, not yet listening. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db, settings, feed, now = () => new Date() } = dependencies;
  const http = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: settings.trustsProxy,
    logger: logOptions(settings.logLevel, dependencies.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable,
    genReqId: (request) => acceptedRequestId(request.headers['x-request-id']) ?? randomUUID(),
  });
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  });
  acceptJson(http);
  answerErrors(http);
  logRequests(http);

  const metrics = installMetrics(http, { processMetrics: dependencies.processMetrics ?? false });
  const limits = createRateLimits(db, now, settings.trustsProxy);
  const sessions = sessionsRepository(db, now);
  const answers =
    feed && settings.keepsAnswers ? createAnswerCache({ feed, registry: metrics.registry }) : noAnswerCache;
  const api: Api = { http, db, settings, sessions, limits, metrics, answers, now, calls: [], jobs: [] };

  serveHealth(http, db);
  api.jobs.push(purgeJob(db, now));
  if (feed) {
    observeFeed(metrics.registry, feed);
    changeStreamRoute(api, feed);
    api.jobs.push({ name: 'prune-changes', everyMs: 600_000, run: () => pruneChanges(db, now()) });
  }

  // The areas, one line each.
  catalogueRoutes(api);
  sitemapRoutes(api);
  optionRoutes(api);
  reviewsRoutes(api);
  contentRoutes(api);
  faqRoutes(api);
  blogRoutes(api, await formRoutes(api));
  placesRoutes(api);
  enquiryRoutes(api);
  newsletterRoutes(api);
  deliveryRoutes(api);
  paymentMethodsRoutes(api);
  mediaRoutes(api);
  telemetryRoutes(api);
  await accountsRoutes(api);
  favouritesRoutes(api);
  addressesRoutes(api);
  cartRoutes(api);
  await paymentsRoutes(api, dependencies.paymentProvider);
  await ordersRoutes(api);
  invoicesRoutes(api);
  privacyRoutes(api);
  mailRoutes(api);

  dependencies.extend?.(api);
  serveOpenApi(api);
  let stopJobs: () => Promise<void> = async () => {};
  http.addHook('onClose', () => stopJobs());
  await http.ready();
  if (dependencies.runJobs) stopJobs = startJobs(api.jobs, http.log);
  return http;
}

function acceptedRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : undefined;
}
