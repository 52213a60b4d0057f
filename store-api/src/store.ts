import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { claimPrivateFolder } from 'shared-contracts/server/private-folder';
import { COMMANDS } from './commands.ts';
import { askRunningStore } from './platform/command-line/ask-running-store.ts';
import { CommandRefused, type CommandRequest } from './platform/command-line/command.ts';
import { asksForHelp, help, type Reply } from './platform/command-line/run-command.ts';
import { operatorOf, runRecorded } from './platform/command-line/run-recorded.ts';
import { openDatabase } from './platform/database/connection.ts';
import { DatabaseUnavailable } from './platform/database/database-trouble.ts';
import { FolderInUse } from './platform/database/folder-claim.ts';
import { migrate } from './platform/database/migrate.ts';
import { parseSettings, type Settings } from './platform/settings/settings.ts';

interface Streams {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/**
 * `npm run store -- …`. Uses the database at DATABASE_URL; else the one in DATA_DIR, through the running store if there
 * is one.
 * @returns the exit code
 */
async function commandLine(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  baseFolder: string,
  streams: Streams,
): Promise<number> {
  const complain = (text: string) => streams.stderr.write(`${text}\n`);
  if (asksForHelp(words)) {
    for (const line of help(COMMANDS)) streams.stdout.write(`${line}\n`);
    return 0;
  }
  const parsed = parseSettings(environment, baseFolder);
  if (!parsed.ok) {
    for (const fault of parsed.faults) complain(fault);
    return 1;
  }
  try {
    let exit = 1;
    const request = { words, operator: operatorOf(environment) };
    for await (const reply of replies(parsed.settings, request)) {
      if ('line' in reply) streams.stdout.write(`${reply.line}\n`);
      else if ('fault' in reply) complain(reply.fault);
      else exit = reply.exit;
    }
    return exit;
  } catch (fault) {
    complain(explain(fault, parsed.settings));
    return 1;
  }
}

/** An operator waits longer than a shopper: for the prices of every product, say. */
const COMMAND_MS = 300_000;

async function* replies(settings: Settings, request: CommandRequest): AsyncGenerator<Reply> {
  const { databaseUrl, dataDir } = settings;
  const running = databaseUrl ? null : await askRunningStore(dataDir, request);
  if (running) {
    yield* running;
    return;
  }
  if (!databaseUrl && !existsSync(join(dataDir, 'db'))) {
    throw new CommandRefused(`There is no store in ${dataDir} yet. Start it once, or set DATA_DIR.`);
  }
  const fault = databaseUrl ? null : claimPrivateFolder(dataDir);
  if (fault) throw new CommandRefused(fault);
  const database = await openDatabase({ ...settings, database: { ...settings.database, statementMs: COMMAND_MS } });
  try {
    // A running store would have migrated it.
    if (!databaseUrl) await migrate(database.db);
    yield* runRecorded({ db: database.db, now: () => new Date() }, request, COMMANDS);
  } finally {
    await database.close();
  }
}

function explain(fault: unknown, { dataDir }: Settings): string {
  if (fault instanceof FolderInUse || fault instanceof CommandRefused) return fault.message;
  if (fault instanceof DatabaseUnavailable) return 'PostgreSQL at DATABASE_URL does not answer.';
  const { code, message } = fault as NodeJS.ErrnoException;
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return 'PostgreSQL at DATABASE_URL does not answer.';
    case 'EACCES':
      return `The store in ${dataDir} is another user's: run the command as the one who runs the store.`;
    default:
      return message;
  }
}

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
process.exitCode = await commandLine(process.argv.slice(2), process.env, repositoryRoot, process);
