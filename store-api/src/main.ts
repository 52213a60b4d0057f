import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { claimPrivateFolder } from 'shared-contracts/server-kit/private-folder';
import { openTracing } from 'shared-contracts/server-kit/tracing/open-tracing';
import { buildApp } from './app.ts';
import { openChangeFeed } from './platform/database/changes/change-feed.ts';
import { openPostgres } from './platform/database/connection.ts';
import { followDatabaseClock } from './platform/database/database-clock.ts';
import { DatabaseUnavailable } from './platform/database/database-trouble.ts';
import { refuseUnmoved } from './platform/database/embedded/record.ts';
import { runEmbedded } from './platform/database/embedded/server.ts';
import { hasTables, migrate } from './platform/database/migrate.ts';
import { limitSessions, poolerRefusal } from './platform/database/session-limits.ts';
import { openStoreFacts } from './platform/database/stored-facts.ts';
import { VERSION } from './platform/http/logs.ts';
import { arePaymentsClosed, parseSettings, type Settings } from './platform/settings/settings.ts';
import { isEmptyShop } from './seed/seed.ts';
import { seedAside } from './seed/seed-in-thread.ts';

interface Closable {
  close(): PromiseLike<unknown>;
}

const PAYMENTS_CLOSED =
  'payments are closed: set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET, or PAYMENT_SANDBOX=allow for test payments';

const EMPTY_SHOP =
  'the shop is empty: docs/operations.md, "An empty shop", says how to fill it; SEED=samples fills a new one with samples';

const NO_SHOP =
  'The database at DATABASE_URL holds no shop. If the address is right, SEED=none starts an empty shop in it and SEED=samples one with sample furniture.';

/** An interrupted feed tries twice a second: the first failure is logged, then one a minute. */
const FAILURES_A_MINUTE = 120;

/** A failure writes a sentence per fault and exits with 1. */
async function start(environment: NodeJS.ProcessEnv, baseFolder: string): Promise<void> {
  const parsed = parseSettings(environment, baseFolder);
  if (!parsed.ok) return refuse(parsed.faults);
  const { settings } = parsed;
  const fault = claimPrivateFolder(settings.dataDir);
  if (fault) return refuse([fault]);
  let embedded: Awaited<ReturnType<typeof runEmbedded>> | null = null;
  try {
    let log: FastifyBaseLogger | undefined;
    const tracing = await openTracing(
      settings.tracing,
      { name: 'store-api', version: VERSION },
      { info: (facts, message) => log?.info(facts, message), warn: (facts, message) => log?.warn(facts, message) },
    );
    embedded = settings.databaseUrl
      ? null
      : await runEmbedded(settings.dataDir, complain, { walSpool: settings.walSpool });
    if (embedded) refuseUnmoved(settings.dataDir);
    const url = settings.databaseUrl ?? embedded?.url ?? '';
    const database = openPostgres(url, settings.database, tracing);
    await limitSessions(database, settings.database);
    await database.withoutTimeouts(async (db) => {
      if (settings.fillsSamples === null && !(await hasTables(db))) throw new Error(NO_SHOP);
      await migrate(db);
      await seedAside(db, settings.database.directUrl ?? url, {
        dataDir: settings.dataDir,
        bucket: settings.bucket,
        fillsSamples: settings.fillsSamples === true,
      });
    });
    const onTrouble = (fault: unknown, failures: number) => {
      if (failures % FAILURES_A_MINUTE === 0) log?.warn({ err: fault, failures }, 'the change feed is interrupted');
    };
    const facts = await openStoreFacts(database.db, settings);
    const feed = await openChangeFeed({ open: facts.before(database.openChangeLine), onTrouble });
    const clock = await followDatabaseClock(database.db);
    const stopping = new AbortController();
    const http = await buildApp({
      ...database,
      settings: facts.settings,
      feed,
      tracing,
      stopping: stopping.signal,
      processMetrics: true,
      now: clock.now,
      jobs: [clock.job],
      runJobs: true,
    });
    log = http.log;
    await http.listen({ port: settings.port, host: settings.host });
    closeOnSignals([http, feed, database, ...(embedded ? [embedded] : []), tracing], stopping, http.log, settings);
    embedded?.ended.then((reason) => {
      if (!stopping.signal.aborted) refuse([`The embedded database has ended (${reason}).`]);
    });
    if (arePaymentsClosed(settings.payment)) http.log.warn(PAYMENTS_CLOSED);
    if (await isEmptyShop(database.db)) http.log.warn(EMPTY_SHOP);
    http.log.info({ dataDir: settings.dataDir }, 'ready');
  } catch (fault) {
    // It would end by itself, but after this process: the next start would find it still there.
    await embedded?.close().catch(() => undefined);
    refuse([explain(fault, settings)]);
  }
}

function refuse(faults: readonly string[]): never {
  for (const fault of faults) complain(`store-api cannot start: ${fault}`);
  process.exit(1);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

function explain(fault: unknown, settings: Settings): string {
  const refusal = poolerRefusal(fault, settings.database.directUrl);
  if (refusal) return refusal;
  if (fault instanceof DatabaseUnavailable) return 'PostgreSQL at DATABASE_URL does not answer.';
  const { code, message, syscall } = fault as NodeJS.ErrnoException;
  if (code === 'EACCES' && syscall === 'listen') return `Port ${settings.port} needs more rights. Set PORT above 1023.`;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${settings.port} on ${settings.host} is taken. Stop what uses it or set PORT.`;
    case 'EACCES':
    case 'EROFS':
      return `The data folder ${settings.dataDir} cannot be written. Set DATA_DIR to one that can.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return 'PostgreSQL at DATABASE_URL does not answer.';
    default:
      return message;
  }
}

/**
 * First lets a balancer send requests elsewhere. Then closes the parts in order, requests in flight first; after the grace
 * period the process ends regardless.
 */
function closeOnSignals(
  parts: readonly Closable[],
  stopping: AbortController,
  log: FastifyBaseLogger,
  { drainMs, shutdownGraceMs }: Settings,
): void {
  const close = async (signal: string) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info({ signal }, 'closing');
    await wait(drainMs);
    setTimeout(() => process.exit(1), shutdownGraceMs).unref();
    for (const part of parts) await part.close();
    process.exit(0);
  };
  // Not `once`: a terminal's Ctrl-C and its supervisor may both send a signal.
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
await start(process.env, repositoryRoot);
