import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { WalPosition } from '../replicas/wal.ts';
import type { Reading } from './read-changes.ts';

export interface ChangeLine {
  /** @param position that of the last reading; null for a first one */
  read(position: string | null): Promise<Reading>;
  close(): Promise<void>;
}

/** `onNotice` is called when changes may be ready or the line broke. */
export type OpenChangeLine = (onNotice: () => void) => Promise<ChangeLine>;

/** `position` names the state of the database that the follower then knows. */
export type News =
  | {
      readonly kind: 'changed';
      readonly tags: readonly string[];
      /** Age of the oldest change, in seconds. */
      readonly lag: number;
      readonly position: string;
    }
  /** Changes were missed: every cached answer may be stale. */
  | { readonly kind: 'reset'; readonly position: string }
  /** Nothing changed. Sent often, so that silence means trouble. */
  | { readonly kind: 'confirmed' };

export interface ChangeFeed {
  /** Whether all changes older than a second have been reported. */
  isConfirmed(): boolean;
  /** The reported state, for `reach`. Begins with the number to resume from and ends with its timeline. */
  position(): string;
  /** Where the log ended at the last reading that reported something; null before the first. */
  wal(): WalPosition | null;
  /** Catches up with another process's position. False when the database is unreachable. */
  reach(position: string): Promise<boolean>;
  /** Calls the listener in order, before any further answer. Returns the unsubscribe function. */
  follow(listener: (news: News) => void): () => void;
  close(): Promise<void>;
}

export interface ChangeFeedOptions {
  readonly open: OpenChangeLine;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
  /** Polling interval without notices. Milliseconds. */
  readonly readEveryMs?: number;
  /** A connection failed or could not be opened; `failures` counts those before it since the last good one. */
  readonly onTrouble?: (fault: unknown, failures: number) => void;
}

const READ_EVERY_MS = 250;
/** The minimum interval with notices. */
const AT_MOST_EVERY_MS = 20;

/** How long a confirmation is valid. Changes show within a second; the rest is for delivery to the browser. */
const CONFIRMED_MS = 900;

const RETRY_MS = [20, 100, 250, 500];

/** More tags than this become a reset, which costs less than looking each up. */
const MOST_TAGS = 5000;

/** Remembered positions of other processes that this one has passed. */
const MOST_REACHED = 1000;

/** Polls until closed; resolves after the first reading or failure. */
export async function openChangeFeed(options: ChangeFeedOptions): Promise<ChangeFeed> {
  const { open, now = () => performance.now(), readEveryMs = READ_EVERY_MS, onTrouble = () => {} } = options;
  const name = randomBytes(4).toString('hex');
  const listeners = new Set<(news: News) => void>();
  const reached = new Set<string>();
  const first = Promise.withResolvers<void>();
  let reported = 0;
  let resumeFrom = '0';
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let snapshot: string | null = null;
  let wal: WalPosition | null = null;
  let wake = Promise.withResolvers<void>();
  let hurried = Promise.withResolvers<void>();
  let awaiting: ((ok: boolean) => void)[] = [];
  let closed = false;

  const position = () => `${resumeFrom}-${name}-${reported}-${wal?.timeline ?? ''}`;
  const notice = () => wake.resolve();

  function report(reading: Reading): void {
    resumeFrom = reading.resumeFrom;
    const news = newsOf(reading);
    for (const listener of listeners) listener(news);
  }

  function newsOf({ lost, tags, lag, wal: here }: Reading): News {
    if (!lost && tags.length === 0) return { kind: 'confirmed' };
    reported += 1;
    wal = here;
    if (lost || tags.length > MOST_TAGS) return { kind: 'reset', position: position() };
    return { kind: 'changed', tags, lag, position: position() };
  }

  async function readOn(line: ChangeLine): Promise<never> {
    for (;;) {
      const waiting = awaiting;
      awaiting = [];
      wake = Promise.withResolvers();
      hurried = Promise.withResolvers();
      const startedAt = now();
      try {
        const reading = await line.read(snapshot);
        snapshot = reading.position;
        report(reading);
        confirmedAt = startedAt;
      } catch (fault) {
        for (const answer of waiting) answer(false);
        throw fault;
      }
      for (const answer of waiting) answer(true);
      first.resolve();
      // Unreferenced: a closed feed with a long interval must not keep its process alive.
      await Promise.race([
        wait(readEveryMs, undefined, { ref: false }),
        hurried.promise,
        wake.promise.then(() => wait(AT_MOST_EVERY_MS)),
      ]);
      if (closed) throw new Error('closed');
    }
  }

  async function run(): Promise<void> {
    for (let failures = 0; !closed; failures += 1) {
      let line: ChangeLine | undefined;
      const openedAt = now();
      try {
        line = await open(notice);
        await readOn(line);
      } catch (fault) {
        if (!closed) onTrouble(fault, failures);
      }
      await line?.close().catch(() => {});
      first.resolve();
      for (const answer of awaiting) answer(false);
      awaiting = [];
      if (now() - openedAt > CONFIRMED_MS) failures = 0;
      if (!closed) await wait(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
    }
  }
  const running = run();
  await first.promise;

  return {
    isConfirmed: () => now() - confirmedAt < CONFIRMED_MS,
    position,
    wal: () => wal,
    async reach(other) {
      const [, owner, number] = other.split('-');
      if ((owner === name && Number(number) <= reported) || reached.has(other)) return true;
      // That position is older than the reading that starts now, so this reading covers it.
      const ok = await new Promise<boolean>((resolve) => {
        awaiting.push(resolve);
        hurried.resolve();
      });
      if (!ok) return false;
      if (reached.size >= MOST_REACHED) reached.delete(reached.values().next().value ?? '');
      reached.add(other);
      return true;
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      hurried.resolve();
      await running;
    },
  };
}
