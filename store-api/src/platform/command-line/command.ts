import type { Db } from '../database/schema.ts';

/** An operator's command. */
export interface Command {
  /** As typed, e.g. 'reviews approve'. */
  readonly name: string;
  /** E.g. 'ID…'; '' for none. */
  readonly parameters: string;
  /** One sentence for the list of commands. */
  readonly summary: string;
  /** Yields output lines. Throws `CommandRefused` for what the operator can correct. */
  run(context: CommandContext, parameters: readonly string[]): AsyncIterable<string>;
}

/** A typed command line and who typed it. */
export interface CommandRequest {
  /** A staff number, or the user's number on the machine. */
  readonly operator: string;
  readonly words: readonly string[];
}

export interface CommandContext {
  readonly db: Db;
  readonly now: () => Date;
}

/** A command that the operator must correct; nothing was changed. The message is for the operator. */
export class CommandRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandRefused';
  }
}
