import type { Db } from '../database/schema.ts';
import type { Settings } from '../settings/settings.ts';
import type { Columns, Row } from './columns.ts';
import type { Given, Options, Words } from './given.ts';
import type { Progress } from './terminal.ts';

/** An operator's command, as help, completion and the command line know it. Written with `command`. */
export interface Command {
  /** As typed, e.g. 'reviews approve'. The first word is its subject, which `SUBJECTS` explains. */
  readonly name: string;
  /** One sentence for the list of the subject's commands. */
  readonly summary: string;
  /** More sentences, for its own help. */
  readonly details?: string;
  /** What follows the name, in order. */
  readonly words: Words;
  readonly options: Options;
  /** What may follow the name, e.g. 'DIWALI --percent 7.5'. At least one; '' where nothing follows. */
  readonly examples: readonly string[];
  /**
   * How --dry-run finds out what would change. 'none': the command changes nothing. 'transaction': it runs in a
   * transaction that is rolled back, so it may have no effect but through `context.db`. 'plan': it reads
   * `context.dryRun` and changes nothing; for one that is too long for a transaction or writes files.
   */
  readonly dryRun: 'none' | 'transaction' | 'plan';
  /** It needs no store: it runs in the operator's process, uses nothing of its context and is not recorded. */
  readonly alone?: true;
  /** It needs settings and stored files, and no database: nothing else of its context is there, and it is not recorded. */
  readonly offline?: true;
  /** It takes the place of a closed store: it never runs in an open one, and makes the tables where there are none. */
  readonly closed?: true;
  /** It fills a new database of the data folder from the one of before. */
  readonly movesDatabase?: true;
  /** Of the rows it yields, for --format. */
  readonly columns?: Columns;
  /** Yields output. Throws `CommandRefused` for what the operator can correct. */
  run(context: CommandContext, given: never): AsyncIterable<Output>;
}

/** A line of text, or a row of a command with columns; such a command's text is a remark, which CSV and JSON leave out. */
export type Output = string | Row;

/** A command whose `given` has the types that its words and options have. */
export function command<const Typed extends Words, const Named extends Options>(
  described: Omit<Command, 'run' | 'words' | 'options' | 'dryRun'> & {
    readonly words?: Typed;
    readonly options?: Named;
    readonly dryRun?: Command['dryRun'];
    run(context: CommandContext, given: Given<Typed, Named>): AsyncIterable<Output>;
  },
): Command {
  return { words: {}, options: {}, dryRun: 'none', ...described } as Command;
}

/** What a command works with. */
export interface CommandEnvironment {
  readonly db: Db;
  readonly now: () => Date;
  readonly settings: Settings;
  /** Who typed the command: the name given with --as, or else the request's operator. */
  readonly by?: string;
  /** Adds the number of a record to the list of acts, where the typed words name it otherwise, e.g. by its address. */
  readonly concerns?: (record: number) => void;
}

export interface CommandContext extends CommandEnvironment {
  readonly dryRun: boolean;
  concerns(record: number): void;
  /**
   * Asks before much is changed. Throws `CommandRefused` unless the answer is yes; --yes and --dry-run answer it. Not
   * inside a transaction: people are slow.
   */
  confirm(question: string): Promise<void>;
  /** Shows how far long work is. Throws when the operator has interrupted it. */
  progress(progress: Progress): void;
  /** Aborted when the operator interrupts the command. */
  readonly signal: AbortSignal;
}

/** A typed command line and who typed it. */
export interface CommandRequest {
  /** A staff number, or the user's number on the machine. */
  readonly operator: string;
  readonly words: readonly string[];
}

export { CommandRefused } from './command-refused.ts';
