import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ApiCall } from 'shared-contracts/api/call';
import type { Database } from '../database/schema.ts';
import type { Job } from '../jobs.ts';
import type { Settings } from '../settings/settings.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Sessions } from './sessions.ts';

/** What an area (catalogue, cart, orders …) is given to register its routes with. */
export interface Api {
  readonly http: FastifyInstance;
  readonly db: Kysely<Database>;
  readonly settings: Settings;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  /** The cache of public answers; it keeps none without a feed of changes. */
  readonly answers: AnswerCache;
  /** The clock; tests replace it. */
  readonly now: () => Date;
  /** Every call registered so far: the OpenAPI page is made from it. */
  readonly calls: ApiCall[];
  /** What a running API does by itself now and then; started with the process. */
  readonly jobs: Job[];
}
