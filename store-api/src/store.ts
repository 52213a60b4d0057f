import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { declareLanguages } from 'shared-contracts/i18n/languages';
import { claimPrivateFolder } from 'shared-contracts/server/private-folder';
import { COMMANDS } from './commands.ts';
import { refuseWhatIsNotOurs } from './platform/backup/store-in-use.ts';
import { askRunningStore } from './platform/command-line/ask-running-store.ts';
import {
  type Command,
  type CommandEnvironment,
  CommandRefused,
  type CommandRequest,
} from './platform/command-line/command.ts';
import { type OperatorStreams, processTerminal } from './platform/command-line/process-terminal.ts';
import { HELP_WIDTH, readLine } from './platform/command-line/read-line.ts';
import { type Exit, runCommand } from './platform/command-line/run-command.ts';
import { operatorOf, runRecorded } from './platform/command-line/run-recorded.ts';
import type { Terminal } from './platform/command-line/terminal.ts';
import { openDatabase } from './platform/database/connection.ts';
import { DatabaseUnavailable } from './platform/database/database-trouble.ts';
import { FolderInUse } from './platform/database/folder-claim.ts';
import { hasTables, migrate } from './platform/database/migrate.ts';
import { parseSettings, type Settings } from './platform/settings/settings.ts';

/**
 * `npm run store -- …`. Uses the database at DATABASE_URL; else the one in DATA_DIR, through the running store if there
 * is one.
 * @returns the exit code
 */
async function commandLine(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  baseFolder: string,
  streams: OperatorStreams,
): Promise<number> {
  const interruption = new AbortController();
  const terminal = processTerminal(streams, folderOf(environment), interruption.signal);
  const read = readLine(words, COMMANDS, Math.min(streams.stdout.columns ?? HELP_WIDTH, HELP_WIDTH));
  if (read.kind !== 'command') {
    for (const line of read.lines) await (read.kind === 'help' ? terminal.print(line) : terminal.remark(line));
    return read.kind === 'help' ? 0 : read.exit;
  }
  if (read.typed.command.alone) return runCommand({} as CommandEnvironment, read.typed, terminal);
  const parsed = parseSettings(environment, baseFolder);
  if (!parsed.ok) {
    for (const fault of parsed.faults) await terminal.remark(fault);
    return 1;
  }
  declareLanguages(parsed.settings.languages);
  const interrupt = () => interruption.abort(new Error('interrupted'));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  // The reader of a pipe may stop early: `| head`.
  streams.stdout.once('error', interrupt);
  try {
    return await run(parsed.settings, { words, operator: operatorOf(environment) }, terminal, read.typed.command);
  } catch (fault) {
    if (interruption.signal.aborted) return 130;
    await terminal.remark(explain(fault, parsed.settings));
    return 1;
  } finally {
    terminal.end();
  }
}

/** Where the operator typed the command: npm runs scripts elsewhere. */
function folderOf({ npm_lifecycle_event, INIT_CWD }: NodeJS.ProcessEnv): string {
  return (npm_lifecycle_event === 'store' && INIT_CWD) || process.cwd();
}

/** An operator waits longer than a shopper: for the prices of every product, say. */
const COMMAND_MS = 300_000;

async function run(
  settings: Settings,
  request: CommandRequest,
  terminal: Terminal,
  { closed }: Command,
): Promise<Exit> {
  const { databaseUrl, dataDir } = settings;
  const exit = databaseUrl || closed ? null : await askRunningStore(dataDir, request, terminal);
  if (exit !== null) return exit;
  if (!databaseUrl && !closed && !existsSync(join(dataDir, 'db'))) {
    throw new CommandRefused(`There is no store in ${dataDir} yet. Start it once, or set DATA_DIR.`);
  }
  const fault = databaseUrl && !closed ? null : claimPrivateFolder(dataDir);
  if (fault) throw new CommandRefused(fault);
  // A closed store has no shoppers who would wait.
  const statementMs = closed ? 0 : COMMAND_MS;
  const database = await openDatabase({ ...settings, database: { ...settings.database, statementMs } });
  try {
    // A running store would have migrated it.
    const isNew = closed && !(await hasTables(database.db));
    if (isNew) await refuseWhatIsNotOurs(database.db);
    if (!databaseUrl || isNew) await migrate(database.db);
    return await runRecorded({ db: database.db, settings, now: () => new Date() }, request, COMMANDS, terminal);
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
