import type { FastifyInstance } from 'fastify';
import type { ApiCall } from 'shared-contracts/api/call';
import type { Db } from '../database/schema.ts';
import type { StoredFiles } from '../files/stored-files.ts';
import type { Job } from '../jobs.ts';
import type { Settings } from '../settings/settings.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Devices } from './devices.ts';
import type { HashQueue } from './hash-queue.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SecurityEvents } from './security-events.ts';
import type { Sessions } from './sessions.ts';

/** What a room needs to register its routes. */
export interface Api {
  readonly http: FastifyInstance;
  readonly db: Db;
  readonly settings: Settings;
  readonly files: StoredFiles;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly security: SecurityEvents;
  readonly hashes: HashQueue;
  /** Caches public answers; disabled without a change feed. */
  readonly answers: AnswerCache;
  /** Tests replace the clock. */
  readonly now: () => Date;
  /** All registered calls, for the OpenAPI page. */
  readonly calls: ApiCall[];
  /** Periodic work, started with the process. */
  readonly jobs: Job[];
}
