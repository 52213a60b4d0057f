import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { clientOrigin } from 'shared-contracts/server-kit/client-origin';
import type { Trust } from 'shared-contracts/server-kit/trusted-proxies';
import { WITHOUT_REPLICA } from '../database/replicas/without-replica.ts';
import type { Db } from '../database/schema.ts';
import type { Devices } from './devices.ts';
import { tooManyRequests } from './problems.ts';
import type { SecurityEvents } from './security-events.ts';

/** At most `allowed` attempts per window and subject (an address, an account, an e-mail). */
export interface LimitRule {
  /** Unique name of the rule, e.g. 'login-origin'. */
  readonly name: string;
  readonly allowed: number;
  readonly windowSeconds: number;
}

/** For what whole mobile networks do from one address: `allowed` for each known device, `perOrigin` for all of an address. */
export interface DeviceRule extends LimitRule {
  readonly perOrigin: number;
  /**
   * For all of an address that come without the cookie, where only a robot does: a person has written before, e.g. logged
   * in. Without it they have `perOrigin`.
   */
  readonly unknownPerOrigin?: number;
}

export interface RateLimits {
  /** Throws 429 with Retry-After beyond the limit. */
  count(rule: LimitRule, subject: string): Promise<void>;
  /** Counts nothing: whether the subject is within the limit. */
  isWithin(rule: LimitRule, subject: string): Promise<boolean>;
  /** Counts by client address, `hits` at once. The renderer, which is the gateway itself, is exempt. */
  countOrigin(rule: LimitRule, request: FastifyRequest, hits?: number): Promise<void>;
  /** Counts several hits by client address; false beyond the limit. */
  isWithinOrigin(rule: LimitRule, request: FastifyRequest, hits: number): Promise<boolean>;
  /** Counts by device, if it is known, and by client address. Throws 429 beyond either limit. */
  countDevice(rule: DeviceRule, request: FastifyRequest): Promise<void>;
  /** Counts several hits by device, if it is known, and by client address; false beyond either limit. */
  isWithinDevice(rule: DeviceRule, request: FastifyRequest, hits: number): Promise<boolean>;
  /** Resets a subject, e.g. after a successful login. */
  forget(rule: LimitRule, subject: string): Promise<void>;
}

interface LimitsNeed {
  readonly db: Db;
  readonly now: () => Date;
  readonly trustsProxy: Trust;
  readonly devices: Devices;
  readonly security: SecurityEvents;
}

/** Fixed windows in a table, so that several API processes share the counts. */
export function createRateLimits({ db, now, trustsProxy, devices, security }: LimitsNeed): RateLimits {
  /** Seconds to wait; 0 within the limit. */
  async function take(rule: LimitRule, subject: string, hits: number): Promise<number> {
    const moment = now();
    const windowEnds = new Date(moment.getTime() + rule.windowSeconds * 1000);
    const open = sql<boolean>`rate_limits.window_ends > ${moment}`;
    const row = await db
      .insertInto('rate_limits')
      .values({ key: keyOf(rule, subject), hits, window_ends: windowEnds })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql`case when ${open} then rate_limits.hits + ${hits} else ${hits} end`,
          window_ends: sql`case when ${open} then rate_limits.window_ends else ${windowEnds} end`,
        }),
      )
      .returning(['hits', 'window_ends', WITHOUT_REPLICA])
      .executeTakeFirstOrThrow();
    if (row.hits <= rule.allowed) return 0;
    security.report('limit-reached', { detail: rule.name, person: subject });
    return Math.max(1, Math.ceil((row.window_ends.getTime() - moment.getTime()) / 1000));
  }

  async function count(rule: LimitRule, subject: string, hits = 1): Promise<void> {
    const seconds = await take(rule, subject, hits);
    if (seconds > 0) throw tooManyRequests(seconds);
  }

  /** The device first: what it has too much is not held against its neighbours. */
  async function takeDevice(rule: DeviceRule, request: FastifyRequest, hits: number): Promise<number> {
    const origin = clientOrigin(request.ip);
    const device = devices.numberOf(request);
    const { unknownPerOrigin, perOrigin } = rule;
    const allowed = device === null ? unknownPerOrigin : rule.allowed;
    const ofDevice =
      allowed === undefined ? 0 : await take({ ...rule, allowed }, device ?? `unknown at ${origin}`, hits);
    return ofDevice || take({ ...rule, name: `${rule.name}-origin`, allowed: perOrigin }, origin, hits);
  }

  return {
    count: (rule, subject) => count(rule, subject),
    isWithin: async (rule, subject) => (await take(rule, subject, 0)) === 0,
    async countOrigin(rule, request, hits) {
      if (isRenderer(request, trustsProxy)) return;
      await count(rule, clientOrigin(request.ip), hits);
    },
    async isWithinOrigin(rule, request, hits) {
      return (await take(rule, clientOrigin(request.ip), hits)) === 0;
    },
    async countDevice(rule, request) {
      if (isRenderer(request, trustsProxy)) return;
      const seconds = await takeDevice(rule, request, 1);
      if (seconds > 0) throw tooManyRequests(seconds);
    },
    isWithinDevice: async (rule, request, hits) => (await takeDevice(rule, request, hits)) === 0,
    async forget(rule, subject) {
      await db.deleteFrom('rate_limits').where('key', '=', keyOf(rule, subject)).execute();
    },
  };
}

/** A trusted address without X-Forwarded-For is the shell, rendering a page. */
function isRenderer(request: FastifyRequest, trustsProxy: Trust): boolean {
  return request.headers['x-forwarded-for'] === undefined && trustsProxy(request.socket.remoteAddress ?? '');
}

// Hashed: the table stores no addresses and e-mails.
function keyOf(rule: LimitRule, subject: string): string {
  return `${rule.name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 32)}`;
}
