import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { declareLanguages } from 'shared-contracts/i18n/languages';
import { claimPrivateFolder } from 'shared-contracts/server-kit/private-folder';
import { COMMANDS } from './commands.ts';
import { refuseWhatIsNotOurs } from './platform/backup/store-in-use.ts';
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
import { openPostgres } from './platform/database/connection.ts';
import { DatabaseUnavailable } from './platform/database/database-trouble.ts';
import { endRestore } from './platform/database/embedded/cluster.ts';
import { EmbeddedFault } from './platform/database/embedded/embedded-fault.ts';
import { isDamaged } from './platform/database/embedded/files.ts';
import { readRecord, refuseUnmoved } from './platform/database/embedded/record.ts';
import { runEmbedded, runningDatabase } from './platform/database/embedded/server.ts';
import { hasTables, migrate } from './platform/database/migrate.ts';
import { poolerRefusal } from './platform/database/session-limits.ts';
import { parseSettings, type Settings } from './platform/settings/settings.ts';

/**
 * `npm run store -- …`. Uses the database at DATABASE_URL; else the embedded one of DATA_DIR, which it starts unless the
 * store runs.
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
  const interrupt = () => interruption.abort(new Error('interrupted'));
  // The reader of a pipe may stop early, as `| head` does: what only looks ends, what changes something ends its work unread.
  const onlyLooks = read.kind === 'command' && read.typed.command.dryRun === 'none';
  let isCut = false;
  for (const stream of [streams.stdout, streams.stderr]) {
    stream.on('error', () => {
      isCut = true;
      if (onlyLooks) interrupt();
    });
  }
  const interrupted = () => (isCut && onlyLooks ? 0 : 130);
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
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const request = { words, operator: operatorOf(environment) };
  try {
    if (read.typed.command.offline) {
      return await runCommand(
        { settings: parsed.settings, now: () => new Date() } as CommandEnvironment,
        read.typed,
        terminal,
      );
    }
    const exit = await run(parsed.settings, request, terminal, read.typed.command);
    return exit === 130 ? interrupted() : exit;
  } catch (fault) {
    if (interruption.signal.aborted) return interrupted();
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

async function run(settings: Settings, request: CommandRequest, terminal: Terminal, command: Command): Promise<Exit> {
  // A command is longer than a pooler's limits, and some need a session.
  const server = settings.database.directUrl ?? settings.databaseUrl;
  if (server) return runAt(server, settings, request, terminal, command);
  const { dataDir } = settings;
  const fault = claimPrivateFolder(dataDir);
  if (fault) throw new CommandRefused(fault);
  if (!command.closed && !readRecord(dataDir)) {
    throw new CommandRefused(`There is no store in ${dataDir} yet. Start it once, or set DATA_DIR.`);
  }
  const url = runningDatabase(dataDir);
  if (url) {
    if (!command.movesDatabase) refuseUnmoved(dataDir);
    return runAt(url, settings, request, terminal, command);
  }
  // A new database, which a restore fills, is not the one whose log is stored.
  const record = readRecord(dataDir);
  const isWhole = record && !record.awaitsRestore && !isDamaged(resolve(dataDir, record.folder));
  const walSpool = isWhole ? settings.walSpool : null;
  const own = await runEmbedded(dataDir, terminal.remark, { forRestore: command.closed === true, walSpool });
  try {
    if (!command.movesDatabase) refuseUnmoved(dataDir);
    const exit = await runAt(own.url, settings, request, terminal, command, { isOwn: true });
    if (command.closed && exit === 0) endRestore(dataDir);
    return exit;
  } finally {
    await own.close();
  }
}

async function runAt(
  url: string,
  settings: Settings,
  request: CommandRequest,
  terminal: Terminal,
  { closed }: Command,
  { isOwn = false } = {},
): Promise<Exit> {
  const fault = closed ? claimPrivateFolder(settings.dataDir) : null;
  if (fault) throw new CommandRefused(fault);
  // A closed store has no shoppers who would wait.
  const database = openPostgres(url, {
    ...settings.database,
    directUrl: null,
    statementMs: closed ? 0 : COMMAND_MS,
  });
  try {
    // A running store would have migrated it.
    const isNew = closed && !(await hasTables(database.db));
    if (isNew) await refuseWhatIsNotOurs(database.db);
    if (isOwn || isNew) await migrate(database.db);
    return await runRecorded({ db: database.db, settings, now: () => new Date() }, request, COMMANDS, terminal);
  } finally {
    await database.close();
  }
}

function explain(fault: unknown, { dataDir, databaseUrl, database }: Settings): string {
  if (fault instanceof EmbeddedFault || fault instanceof CommandRefused) return fault.message;
  const refusal = poolerRefusal(fault, database.directUrl);
  if (refusal) return refusal;
  const silent = `PostgreSQL ${databaseUrl ? 'at DATABASE_URL' : `of ${dataDir}`} does not answer.`;
  if (fault instanceof DatabaseUnavailable) return silent;
  const { code, message } = fault as NodeJS.ErrnoException;
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return silent;
    case 'EACCES':
      return `The store in ${dataDir} is another user's: run the command as the one who runs the store.`;
    default:
      return message;
  }
}

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
process.exitCode = await commandLine(process.argv.slice(2), process.env, repositoryRoot, process);
