import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { routineOf, sqlStateOf } from './database-trouble.ts';

/** Planning takes the server longer than executing most statements of the store: a text that comes again gets a name. */
interface NamedStatement {
  readonly text: string;
  readonly name: string;
}

const MOST_TEXTS = 1000;

/** What is planned, and no script of several statements, which cannot be prepared. */
const CAN_BE_PREPARED = /^\s*(?:select|with|insert|update|delete)\b[^;]*$/i;

export interface PreparedStatements {
  /** Null for a text that is new: one that varies with each use would fill the server with plans. */
  named(text: string): NamedStatement | null;
  /** New names for all: the server no longer accepts the old ones. */
  rename(): void;
}

export function createPreparedStatements(): PreparedStatements {
  const known = new LRUCache<string, NamedStatement | 'seen once'>({ max: MOST_TEXTS });
  let generation = 0;
  return {
    named(text) {
      const statement = known.get(text);
      if (statement === undefined) {
        if (CAN_BE_PREPARED.test(text)) known.set(text, 'seen once');
        return null;
      }
      if (statement !== 'seen once') return statement;
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
      const named = { text, name: `${hash}_${generation}` };
      known.set(text, named);
      return named;
    },
    rename() {
      generation += 1;
      known.clear();
    },
  };
}

const UNKNOWN_OR_TAKEN_NAME = new Set(['26000', '42P05']);

/**
 * The server refused the name, before it did anything: a migration changed the columns of a result, or a pooler gave the
 * session to another client.
 */
export function isRefusedName(fault: unknown): boolean {
  const code = sqlStateOf(fault);
  return UNKNOWN_OR_TAKEN_NAME.has(code) || (code === '0A000' && routineOf(fault) === 'RevalidateCachedQuery');
}
