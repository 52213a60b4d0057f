import { extname, join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { type CommandContext, type CommandEnvironment, CommandRefused, type Output } from './command.ts';
import type { Files, OutputFile } from './files.ts';
import type { Words } from './given.ts';
import { rowPrinter } from './print-rows.ts';
import type { TypedCommand } from './read-line.ts';
import type { Terminal } from './terminal.ts';

/** 0: done. 1: refused, or failed. 2: unknown command. 130: interrupted, as shells have it. */
export type Exit = 0 | 1 | 2 | 130;

/** Runs a parsed command, or tries it. Throws faults that are not the operator's. */
export async function runCommand(
  environment: CommandEnvironment,
  typed: TypedCommand,
  terminal: Terminal,
): Promise<Exit> {
  try {
    await (typed.dryRun ? tryOut(environment, typed, terminal) : act(environment, typed, terminal));
    return 0;
  } catch (fault) {
    const reason = refusal(fault);
    if (reason !== null) await terminal.remark(reason);
    if (terminal.signal.aborted) return 130;
    if (reason === null) throw fault;
    return 1;
  }
}

async function act(environment: CommandEnvironment, typed: TypedCommand, terminal: Terminal): Promise<void> {
  const { command, format } = typed;
  const printer = rowPrinter(command.columns ? format : 'table', command.columns ?? {}, terminal);
  try {
    for await (const output of outputs(environment, typed, terminal)) {
      terminal.signal.throwIfAborted();
      await (typeof output === 'string' ? printer.text(output) : printer.row(output));
    }
  } finally {
    // A command may print what is wrong, and then refuse.
    await printer.end();
  }
}

async function tryOut(environment: CommandEnvironment, typed: TypedCommand, terminal: Terminal): Promise<void> {
  const would = (line: Output) => terminal.print(`Would: ${typeof line === 'string' ? line : JSON.stringify(line)}`);
  if (typed.command.dryRun === 'plan') {
    for await (const line of outputs(environment, typed, terminal)) await would(line);
  } else {
    // Printed afterwards: a terminal may be slow, and the transaction holds locks.
    const lines = await rolledBack(environment.db, async (db) => {
      const printed: Output[] = [];
      for await (const line of outputs({ ...environment, db }, typed, terminal)) printed.push(line);
      return printed;
    });
    for (const line of lines) await would(line);
  }
  await terminal.print('A dry run: nothing was changed.');
}

async function rolledBack<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  const trx = await db.startTransaction().execute();
  try {
    const result = await work(trx);
    // What a commit would check.
    await sql`set constraints all immediate`.execute(trx);
    return result;
  } finally {
    await trx.rollback().execute();
  }
}

function outputs(environment: CommandEnvironment, typed: TypedCommand, terminal: Terminal): AsyncIterable<Output> {
  const { command, given, dryRun } = typed;
  const context: CommandContext = {
    ...environment,
    dryRun,
    concerns: environment.concerns ?? (() => undefined),
    signal: terminal.signal,
    async confirm(question) {
      if (dryRun || typed.yes) return;
      const answer = await terminal.confirm(question);
      if (answer === null)
        throw new CommandRefused(`${question} Nothing was changed: --yes answers without a terminal.`);
      if (!answer) throw new CommandRefused('Nothing was changed.');
    },
    progress(progress) {
      terminal.signal.throwIfAborted();
      terminal.progress(progress);
    },
  };
  const opened = {
    ...withFiles(command.words, given, terminal.files),
    ...withFiles(command.options, given, terminal.files),
  };
  return command.run(context, { ...given, ...opened } as never);
}

function withFiles(specs: Specs, given: TypedCommand['given'], files: Files): Record<string, unknown> {
  const open = { read: files.input, write: files.output, folder: files.folder };
  return Object.fromEntries(
    Object.entries(specs).flatMap(([key, { file, inFolder }]) => {
      const typed = given[key];
      if (file === undefined || typed === undefined) return [];
      const opened = (name: unknown) =>
        inFolder ? outputOrInside(files, String(name), inFolder()) : open[file](String(name));
      return [[key, Array.isArray(typed) ? typed.map(opened) : opened(typed)]];
    }),
  );
}

function outputOrInside(files: Files, typed: string, inFolder: string): OutputFile {
  if (typed === '-' || extname(typed).toLowerCase() === extname(inFolder)) return files.output(typed);
  return { ...files.folder(typed).output(inFolder), name: join(typed, inFolder) };
}

type Specs = Readonly<Record<string, Pick<Words[string], 'file' | 'inFolder'>>>;

/** PostgreSQL's code for a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';
/** What triggers of this store raise: the message is for the operator. */
const AGAINST_A_RULE = 'RF001';

function refusal(fault: unknown): string | null {
  if (fault instanceof CommandRefused) return fault.message;
  const { code, message = '' } = fault as { readonly code?: string; readonly message?: string };
  if (code === AGAINST_A_RULE) return `${message} Nothing was changed.`;
  return code === LOCK_NOT_AVAILABLE
    ? 'Something else is changing the same records. Nothing was changed; try again.'
    : null;
}
