import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** One thing an operator can ask the store for on the command line. */
export interface Command {
  /** As it is typed, e.g. 'reviews approve'. */
  readonly name: string;
  /** What may follow, e.g. 'ID…'; '' for nothing. */
  readonly parameters: string;
  /** One sentence for the list of commands. */
  readonly summary: string;
  /** Yields the lines of its answer. Throws `CommandRefused` for what an operator can put right. */
  run(context: CommandContext, parameters: readonly string[]): AsyncIterable<string>;
}

export interface CommandContext {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
}

/** A command that cannot be done as it was asked for; nothing was changed. The message is for the operator. */
export class CommandRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandRefused';
  }
}
