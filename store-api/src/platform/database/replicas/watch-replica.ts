import { setTimeout as wait } from 'node:timers/promises';
import { hostOf } from '../../settings/database-hosts.ts';
import { type OpenServer, openServer, type ServerState } from './ask-server.ts';
import type { WalPosition } from './wal.ts';

/** 'fresh': it has every change that this process knows. All others are not read. */
export type ReplicaState = 'fresh' | 'behind' | 'unreachable' | 'primary' | 'other-timeline';

export interface WatchedReplica {
  /** Its host and port. */
  readonly name: string;
  state(): ReplicaState;
  /** What it had replayed when it answered last. */
  replayed(): WalPosition | null;
  /** There are changes that it may not have: asks often for a while. */
  askSoon(): void;
  /** A statement failed there: it is not read until it answers again. */
  doubt(): void;
  close(): Promise<void>;
}

/** A silent replica is cut after this; its last answer is valid for twice as long. */
const ANSWERS_WITHIN_MS = 500;
const FIRST_WAIT_MS = 10;
const MOST_WAIT_MS = 250;

/**
 * Asks a replica four times a second how far it is, and more often after a change, so that no request has to ask. What it
 * has replayed it still has later: an answer of before is never too favourable.
 */
export function watchReplica(url: string, needed: () => WalPosition | null): WatchedReplica {
  let last: ServerState | null = null;
  let replayed: WalPosition | null = null;
  let answeredAt = 0;
  let pause = MOST_WAIT_MS;
  let hurried = Promise.withResolvers<void>();
  let server: OpenServer | null = null;
  let closed = false;

  async function ask(): Promise<void> {
    try {
      server ??= openServer(url, ANSWERS_WITHIN_MS);
      last = await server.ask();
      answeredAt = performance.now();
      if (!last.isPrimary) replayed = last.wal;
    } catch {
      last = null;
      server?.close();
      server = null;
    }
  }
  async function run(): Promise<void> {
    while (!closed) {
      hurried = Promise.withResolvers();
      await ask();
      await Promise.race([wait(pause, undefined, { ref: false }), hurried.promise]);
      pause = Math.min(pause * 2, MOST_WAIT_MS);
    }
    server?.close();
  }
  const running = run();
  const askSoon = () => {
    pause = FIRST_WAIT_MS;
    hurried.resolve();
  };

  return {
    name: hostOf(url),
    replayed: () => replayed,
    state() {
      const position = needed();
      if (!last || !position || performance.now() - answeredAt > 2 * ANSWERS_WITHIN_MS) return 'unreachable';
      if (last.isPrimary) return 'primary';
      if (last.wal.timeline !== position.timeline) return 'other-timeline';
      return last.wal.lsn >= position.lsn ? 'fresh' : 'behind';
    },
    askSoon,
    doubt() {
      last = null;
      askSoon();
    },
    async close() {
      closed = true;
      hurried.resolve();
      await running;
    },
  };
}
