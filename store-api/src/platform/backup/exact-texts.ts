import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

const SETTINGS = {
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  // Floating-point numbers with all their digits.
  extra_float_digits: '1',
  // A large table takes longer than any other work.
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/** For a transaction: values as texts that every server reads back as the same values, and time for all of them. */
export async function sendExactTexts(trx: Db): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS))
    await sql`select set_config(${name}, ${value}, true)`.execute(trx);
}
