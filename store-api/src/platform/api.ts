import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ApiCall } from 'shared-contracts/api/call';
import type { Database } from './database/schema.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Sessions } from './sessions.ts';
import type { Settings } from './settings.ts';

/** What an area (catalogue, cart, orders …) is given to register its routes with. */
export interface Api {
  readonly http: FastifyInstance;
  readonly db: Kysely<Database>;
  readonly settings: Settings;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  /** The clock; tests replace it. */
  readonly now: () => Date;
  /** Every call registered so far: the OpenAPI page is made from it. */
  readonly calls: ApiCall[];
}
