import type { Files } from './files.ts';

export interface Progress {
  readonly done: number;
  /** Undefined while it is not known. */
  readonly of?: number;
  /** E.g. 'products'. */
  readonly what: string;
}

/** The operator's side of a running command. */
export interface Terminal {
  /** A line of the result. Resolves when there is room for more. */
  print(line: string): Promise<void>;
  /** A line that does not belong to the result: a fault, a remark. */
  remark(line: string): Promise<void>;
  progress(progress: Progress): void;
  /** Null without a person at the terminal. */
  confirm(question: string): Promise<boolean | null>;
  readonly files: Files;
  /** Aborted when the operator interrupts the command. */
  readonly signal: AbortSignal;
}
