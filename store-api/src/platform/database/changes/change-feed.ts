import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Reading } from './read-changes.ts';

/** A way to the database on which changes are read. */
export interface ChangeLine {
  /** @param position that of the last reading; null for a first one */
  read(position: string | null): Promise<Reading>;
  close(): Promise<void>;
}

/** Opens a line; `onNotice` is called when there may be something to read, or when the line broke. */
export type OpenChangeLine = (onNotice: () => void) => Promise<ChangeLine>;

/** What followers hear. `position` names the state of the database that they then know of. */
export type News =
  | {
      readonly kind: 'changed';
      readonly tags: readonly string[];
      /** Age of the oldest change, in seconds. */
      readonly lag: number;
      readonly position: string;
    }
  /** Changes were missed: whatever was kept may be old. */
  | { readonly kind: 'reset'; readonly position: string }
  /** Nothing changed; said often, so that silence means trouble. */
  | { readonly kind: 'confirmed' };

export interface ChangeFeed {
  /** Whether every change that was committed more than a second ago has been reported. */
  isConfirmed(): boolean;
  /** Names the state of the database that has been reported, for `reach`. Begins with the number to resume from. */
  position(): string;
  /**
   * Makes sure that what another process of the store knew has been reported here too. False when the database cannot
   * be asked.
   */
  reach(position: string): Promise<boolean>;
  /** Calls the listener with all news from now on, in order, before anything else may be answered. Returns the end of it. */
  follow(listener: (news: News) => void): () => void;
  close(): Promise<void>;
}

export interface ChangeFeedOptions {
  readonly open: OpenChangeLine;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
  readonly onTrouble?: (fault: unknown) => void;
}

/** Without a notice the changes are read this often; with one at once, but never more often than `AT_MOST_EVERY_MS`. */
const READ_EVERY_MS = 250;
const AT_MOST_EVERY_MS = 20;

/** How long a confirmation holds. Changes show within a second; the rest of it is for the way to the shopper. */
const CONFIRMED_MS = 900;

const RETRY_MS = [20, 100, 250, 500];

/** More than this many different tags are reported as a reset, which costs less than looking each up. */
const MOST_TAGS = 5000;

/** Positions of others that are known to be behind us. */
const MOST_REACHED = 1000;

/** Reads the changes for as long as the process lives; resolves after the first reading or the first failure. */
export async function openChangeFeed(options: ChangeFeedOptions): Promise<ChangeFeed> {
  const { open, now = () => performance.now(), onTrouble = () => {} } = options;
  const name = randomBytes(4).toString('hex');
  const listeners = new Set<(news: News) => void>();
  const reached = new Set<string>();
  const first = Promise.withResolvers<void>();
  let reported = 0;
  let resumeFrom = '0';
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let snapshot: string | null = null;
  let wake = Promise.withResolvers<void>();
  let hurried = Promise.withResolvers<void>();
  let awaiting: ((ok: boolean) => void)[] = [];
  let closed = false;

  const position = () => `${resumeFrom}-${name}-${reported}`;
  const notice = () => wake.resolve();

  function report(reading: Reading): void {
    resumeFrom = reading.resumeFrom;
    const news = newsOf(reading);
    for (const listener of listeners) listener(news);
  }

  function newsOf({ lost, tags, lag }: Reading): News {
    if (!lost && tags.length === 0) return { kind: 'confirmed' };
    reported += 1;
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
      await Promise.race([wait(READ_EVERY_MS), hurried.promise, wake.promise.then(() => wait(AT_MOST_EVERY_MS))]);
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
        if (!closed) onTrouble(fault);
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
    async reach(other) {
      const [, owner, number] = other.split('-');
      if ((owner === name && Number(number) <= reported) || reached.has(other)) return true;
      // That position was read before we begin to read now, so afterwards we know at least as much.
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
