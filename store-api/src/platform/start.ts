import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { seed } from '../seed/seed.ts';
import { type OpenDatabase, openDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { parseSettings, type Settings } from './settings.ts';

/** Starts the API: settings, database, schema, seed, port. A failure says why in a sentence and exits with 1. */
export async function start(environment: NodeJS.ProcessEnv, baseFolder: string): Promise<void> {
  const parsed = parseSettings(environment, baseFolder);
  if (!parsed.ok) return refuse(parsed.faults);
  const { settings } = parsed;
  try {
    await ensureWritable(settings.dataDir);
    const database = await openDatabase(settings);
    await migrate(database.db);
    await seed(database.db, settings);
    const http = await buildApp({ db: database.db, settings, processMetrics: true });
    await http.listen({ port: settings.port, host: settings.host });
    http.log.info({ database: database.engine, dataDir: settings.dataDir }, 'ready');
    closeOnSignals(http, database, settings.shutdownGraceMs);
  } catch (fault) {
    refuse([explain(fault, settings)]);
  }
}

function refuse(faults: readonly string[]): never {
  for (const fault of faults) process.stderr.write(`store-api cannot start: ${fault}\n`);
  process.exit(1);
}

async function ensureWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
}

function explain(fault: unknown, settings: Settings): string {
  const { code, message, syscall } = fault as NodeJS.ErrnoException;
  if (code === 'EACCES' && syscall === 'listen') return `Port ${settings.port} needs more rights. Set PORT above 1023.`;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${settings.port} on ${settings.host} is taken. Stop what uses it or set PORT.`;
    case 'EACCES':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data folder ${settings.dataDir} cannot be written. Set DATA_DIR to one that can.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return 'PostgreSQL at DATABASE_URL does not answer.';
    default:
      return message;
  }
}

/** Lets requests in flight finish, then closes the database; beyond the grace the process ends anyway. */
function closeOnSignals(http: FastifyInstance, database: OpenDatabase, graceMs: number): void {
  let closing = false;
  const close = async (signal: string) => {
    if (closing) return;
    closing = true;
    http.log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), graceMs).unref();
    await http.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}
