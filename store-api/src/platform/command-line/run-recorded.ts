import type { Command, CommandContext, CommandRequest } from './command.ts';
import { findCommand, type Reply, runCommand } from './run-command.ts';

/** Numbers of records, orders, requests and enquiries; never words, which could name a person, nor telephone numbers. */
const RECORD = /^(?:[A-Z]{2,3}-[A-Z0-9-]{1,20}|\d{1,9}(?:,\d{1,9})*)$/;

/** Runs a command line and records who ran what about which records, before it acts and how it ended (SEC-06). */
export async function* runRecorded(
  context: CommandContext,
  { operator, words }: CommandRequest,
  commands: readonly Command[],
): AsyncGenerator<Reply> {
  const command = findCommand(words, commands);
  if (!command) {
    yield* runCommand(context, words, commands);
    return;
  }
  const { db, now } = context;
  const { operator_act_id } = await db
    .insertInto('operator_acts')
    .values({
      at: now(),
      operator: operator.replace(/[^\w.-]/g, '').slice(0, 40),
      command: command.name,
      about: words
        .filter((word) => RECORD.test(word))
        .join(' ')
        .slice(0, 200),
    })
    .returning('operator_act_id')
    .executeTakeFirstOrThrow();
  let outcome: 'done' | 'refused' | 'failed' = 'failed';
  try {
    for await (const reply of runCommand(context, words, commands)) {
      if ('exit' in reply) outcome = reply.exit === 0 ? 'done' : 'refused';
      yield reply;
    }
  } finally {
    await db.updateTable('operator_acts').set({ outcome }).where('operator_act_id', '=', operator_act_id).execute();
  }
}

/** OPERATOR, a staff number, or the number of the user who typed the command, also through sudo. */
export function operatorOf({ OPERATOR, SUDO_UID }: NodeJS.ProcessEnv): string {
  return OPERATOR || `uid-${SUDO_UID || (process.getuid?.() ?? 'unknown')}`;
}
