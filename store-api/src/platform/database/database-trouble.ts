/** Why the database could not do what was asked, though nothing was wrong with the question. */
export type DatabaseTrouble =
  /** No connection, or it broke. */
  | 'unreachable'
  /** No connection or row was free, or concurrent transactions were in each other's way. */
  | 'busy'
  /** A statement took too long. */
  | 'too-slow'
  | 'disk-full';

/** What the driver reports without a SQLSTATE: the server did not get to say anything. */
export class DatabaseUnavailable extends Error {
  readonly trouble: 'unreachable' | 'busy';

  constructor(trouble: DatabaseUnavailable['trouble'], cause?: unknown) {
    super(trouble === 'busy' ? 'no database connection is free' : 'the database cannot be reached', { cause });
    this.name = 'DatabaseUnavailable';
    this.trouble = trouble;
  }
}

/** By SQLSTATE, or by its first two characters (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const TROUBLES: Readonly<Record<string, DatabaseTrouble>> = {
  // Connection exceptions.
  '08': 'unreachable',
  // The server shuts down, crashed, is starting, or ended this session.
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P04': 'unreachable',
  '57P05': 'unreachable',
  // The transaction was idle for too long; the server has ended the session.
  '25P03': 'unreachable',
  // After a failover the old primary is read-only.
  '25006': 'unreachable',
  // Input or output errors of the server's disk.
  '58': 'unreachable',
  '53': 'busy',
  '53100': 'disk-full',
  // Another session holds a row lock.
  '55P03': 'busy',
  // Deadlocks and serialization failures that repeating did not cure.
  '40': 'busy',
  '57014': 'too-slow',
  '25P04': 'too-slow',
  // Node's own code, from the data folder.
  ENOSPC: 'disk-full',
};

/** Null for a fault of ours. */
export function troubleOf(fault: unknown): DatabaseTrouble | null {
  if (fault instanceof DatabaseUnavailable) return fault.trouble;
  const code = sqlStateOf(fault);
  return TROUBLES[code] ?? TROUBLES[code.slice(0, 2)] ?? null;
}

/** A write met a standby: the connection leads to a server that is not the primary, or no longer. */
export const isReadOnly = (fault: unknown): boolean => sqlStateOf(fault) === '25006';

/** PostgreSQL's code of a fault, '' for any other. */
export function sqlStateOf(fault: unknown): string {
  const { code } = (fault ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** PostgreSQL's function that reported a fault, '' for any other: its message is in the server's language. */
export function routineOf(fault: unknown): string {
  const { routine } = (fault ?? {}) as { readonly routine?: unknown };
  return typeof routine === 'string' ? routine : '';
}
