import { withStoredFacts } from '../database/stored-facts.ts';
import type { CommandEnvironment, CommandRequest } from './command.ts';
import { readLine, type Vocabulary } from './read-line.ts';
import { type Exit, runCommand } from './run-command.ts';
import type { Terminal } from './terminal.ts';

/** Numbers of records, orders, requests, enquiries and products; never words, which could name a person, nor telephone numbers. */
const RECORD = /^(?:[A-Z]{2,3}-[A-Z0-9-]{1,20}|[A-Z]{1,10}-[A-Z0-9-]*\d|\d{1,9}(?:,\d{1,9})*)$/;

/** Runs a command line and records who ran what about which records, before it acts and how it ended (SEC-06). */
export async function runRecorded(
  environment: CommandEnvironment,
  { operator, words }: CommandRequest,
  vocabulary: Vocabulary,
  terminal: Terminal,
): Promise<Exit> {
  const read = readLine(words, vocabulary);
  if (read.kind === 'help') {
    for (const line of read.lines) await terminal.print(line);
    return 0;
  }
  if (read.kind === 'mistake') {
    for (const line of read.lines) await terminal.remark(line);
    return read.exit;
  }
  const { typed } = read;
  const { db, now } = environment;
  const named = typed.operands.filter((word) => RECORD.test(word));
  const act = {
    at: now(),
    operator: operator.replace(/[^\w.-]/g, '').slice(0, 40),
    named: typed.as,
    command: typed.command.name,
  };
  const { operator_act_id } = await db
    .insertInto('operator_acts')
    .values({ ...act, about: formatRecords(named) })
    .returning('operator_act_id')
    .executeTakeFirstOrThrow();
  const found = new Set<string>();
  const concerns = (record: number) => void found.add(String(record));
  let outcome: Outcome = 'failed';
  try {
    // A store that is closed may have no tables.
    const settings = typed.command.closed ? environment.settings : await withStoredFacts(db, environment.settings);
    const exit = await runCommand({ ...environment, settings, by: typed.as || operator, concerns }, typed, terminal);
    outcome = outcomeOf(exit, typed.dryRun);
    return exit;
  } finally {
    const about = formatRecords([...new Set([...named, ...found])]);
    const { numUpdatedRows } = await db
      .updateTable('operator_acts')
      .set({ outcome, about })
      .where('operator_act_id', '=', operator_act_id)
      .where('at', '=', act.at)
      .executeTakeFirstOrThrow();
    // A restored store has the acts of its backup: this one is new there.
    if (numUpdatedRows === 0n)
      await db
        .insertInto('operator_acts')
        .values({ ...act, outcome, about })
        .execute();
  }
}

const formatRecords = (records: readonly string[]) => records.join(' ').slice(0, 200);

type Outcome = 'done' | 'tried' | 'refused' | 'failed' | 'interrupted';

function outcomeOf(exit: Exit, isDryRun: boolean): Outcome {
  if (exit === 130) return 'interrupted';
  if (exit !== 0) return 'refused';
  return isDryRun ? 'tried' : 'done';
}

/** OPERATOR, a staff number, or the number of the user who typed the command, also through sudo. */
export function operatorOf({ OPERATOR, SUDO_UID }: NodeJS.ProcessEnv): string {
  return OPERATOR || `uid-${SUDO_UID || (process.getuid?.() ?? 'unknown')}`;
}
