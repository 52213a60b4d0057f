import { DatabaseUnavailable } from '../database-trouble.ts';
import { openServer, type ServerState } from './ask-server.ts';

/** The one of several servers that takes writes. */
export interface Primary {
  /** As it was found last; found first where it is not known. @throws DatabaseUnavailable while there is none */
  address(): Promise<string>;
  /** Asks all servers. Calls during that time get the same answer. */
  find(): Promise<string>;
}

const ANSWERS_WITHIN_MS = 1000;

/**
 * Of two that take writes the later promoted one is right, and one of an earlier timeline than a primary of before is a
 * former primary that nobody has stopped.
 */
export function findPrimary(addresses: readonly string[]): Primary {
  let known: string | undefined;
  let latest = '';
  let finding: Promise<string> | undefined;

  async function ask(): Promise<string> {
    const primaries = (await Promise.all(addresses.map(stateOf))).filter((state) => state.isPrimary);
    const [best] = primaries.toSorted((a, b) => (a.wal.timeline < b.wal.timeline ? 1 : -1));
    if (!best || best.wal.timeline < latest) throw new DatabaseUnavailable('unreachable', new Error('no primary'));
    latest = best.wal.timeline;
    known = best.address;
    return best.address;
  }
  const find = () => {
    finding ??= ask().finally(() => {
      finding = undefined;
    });
    return finding;
  };
  return { address: async () => known ?? find(), find };
}

const SILENT: ServerState = { isPrimary: false, wal: { timeline: '', lsn: 0n } };

async function stateOf(address: string): Promise<ServerState & { readonly address: string }> {
  const server = openServer(address, ANSWERS_WITHIN_MS);
  const state = await server.ask().catch(() => SILENT);
  server.close();
  return { ...state, address };
}
