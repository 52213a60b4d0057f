import { sql } from 'kysely';
import type { DatabaseLimits } from '../settings/settings.ts';
import { sqlStateOf } from './database-trouble.ts';
import type { Db } from './schema.ts';

type SessionLimits = Pick<DatabaseLimits, 'lockMs' | 'statementMs' | 'idleInTransactionMs'>;

/** By PostgreSQL's names. JIT compilation takes longer than any query of the store. */
const parametersOf = ({ lockMs, statementMs, idleInTransactionMs }: SessionLimits) => ({
  jit: 'off',
  lock_timeout: String(lockMs),
  statement_timeout: String(statementMs),
  idle_in_transaction_session_timeout: String(idleInTransactionMs),
});

const UNLIMITED: SessionLimits = { lockMs: 0, statementMs: 0, idleInTransactionMs: 0 };

/** What a connection asks of its session. `options` come first: without them a role's own limits replace a 0, which pg does not send. */
export function startUp(limits: SessionLimits) {
  const { jit: _inOptions, ...timeouts } = parametersOf(limits);
  const options = Object.entries(parametersOf(UNLIMITED)).map(([name, value]) => `-c ${name}=${value}`);
  return {
    options: options.join(' '),
    ...Object.fromEntries(Object.entries(timeouts).map(([name, value]) => [name, Number(value)])),
  };
}

interface LimitedDatabase {
  readonly db: Db;
  withoutTimeouts<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
}

/** Sessions of a pooler that older limits may have; each is seen once. */
const MOST_OLDER_SESSIONS = 200;

/**
 * Sees that the sessions behind DATABASE_URL have the limits. Those of a pooler get them from their role, which a pooler
 * cannot refuse: the store sets them, and ends sessions that began before.
 * @throws Error a sentence that names the setting, where something between swallows the limits or the addresses differ
 */
export async function limitSessions(
  { db, withoutTimeouts }: LimitedDatabase,
  { directUrl, ...limits }: SessionLimits & Pick<DatabaseLimits, 'directUrl'>,
): Promise<void> {
  const session = await sessionOf(db);
  if (directUrl === null) {
    if (!has(session, limits)) throw new Error(LEADS_TO_POOLER);
    return;
  }
  const direct = await withoutTimeouts(sessionOf);
  if (!has(direct, UNLIMITED)) throw new Error(LEADS_TO_POOLER.replace('_URL', '_DIRECT_URL'));
  if (direct.database !== session.database) {
    throw new Error('DATABASE_DIRECT_URL and DATABASE_URL lead to different databases.');
  }
  if (has(session, limits)) return;
  await limitRole(db, limits);
  for (let ended = 0; ended < MOST_OLDER_SESSIONS; ended += 1) {
    // The pooler tells the ended session's client of it, which the next statement may meet.
    const next = await sessionOf(db).catch(() => null);
    if (next && has(next, limits)) return;
    if (next) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => undefined);
  }
  throw new Error('The pooler at DATABASE_URL gives its sessions other limits (connect_query?): take them away.');
}

const LEADS_TO_POOLER =
  'DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for what needs a session.';

/** The sentence for a pooler that refused what a session is asked for; null for any other fault. */
export function poolerRefusal(fault: unknown, directUrl: string | null): string | null {
  const { cause } = fault as Error;
  if (sqlStateOf(cause) !== PROTOCOL_VIOLATION || !/startup parameter/.test((cause as Error).message)) return null;
  return directUrl === null ? LEADS_TO_POOLER : LEADS_TO_POOLER.replace('_URL', '_DIRECT_URL');
}

/** PgBouncer's 'unsupported startup parameter'. */
const PROTOCOL_VIOLATION = '08P01';

interface Session {
  /** Differs between servers, and between two databases of one. */
  readonly database: string;
  readonly parameters: Readonly<Record<string, string>>;
}

async function sessionOf(db: Db): Promise<Session> {
  const { rows } = await sql<Session>`
    select current_database() || ' since ' || pg_postmaster_start_time() as database,
      (select json_object_agg(name, setting) from pg_settings where name = any(${Object.keys(parametersOf(UNLIMITED))})) as parameters`.execute(
    db,
  );
  const [session] = rows;
  if (!session) throw new Error('a select without a table answers a row');
  return session;
}

const has = ({ parameters }: Session, limits: SessionLimits): boolean =>
  Object.entries(parametersOf(limits)).every(([name, value]) => parameters[name] === value);

/** A role may limit itself. */
async function limitRole(db: Db, limits: SessionLimits): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two store-apis that start at once would update one row of the system's.
    await sql`select pg_advisory_xact_lock(hashtext('session-limits'))`.execute(trx);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(trx);
    for (const [name, value] of Object.entries(parametersOf(limits))) {
      await sql`alter role session_user in database ${sql.id(rows[0]?.name ?? '')} set ${sql.id(name)} = ${sql.lit(value)}`.execute(
        trx,
      );
    }
  });
}
