import { LRUCache } from 'lru-cache';
import type { Registry } from 'prom-client';
import { createChangeLedger } from 'shared-contracts/server/change-ledger';
import type { ChangeFeed } from '../database/changes/change-feed.ts';
import { answerCacheMetrics } from './answer-cache-metrics.ts';

interface Question {
  /** The call with its parameters in canonical form. */
  readonly key: string;
  /** All data that the answer depends on. */
  readonly tags: readonly string[];
  /** The position that the caller has seen, '' for none: an older answer is not acceptable. */
  readonly position: string;
}

/** Answers of public calls, cached until their data changes. */
export interface AnswerCache {
  /** The cached answer, or the result of `read`. Concurrent identical questions share one read. */
  answer(question: Question, read: () => Promise<Buffer>): Promise<Buffer>;
}

export const noAnswerCache: AnswerCache = { answer: (_question, read) => read() };

interface CachedAnswer {
  readonly bytes: Promise<Buffer>;
  /** The start of its read, by the clock and in the change ledger. */
  readonly startedAt: number;
  readonly moment: number;
}

export interface AnswerCacheOptions {
  readonly feed: ChangeFeed;
  readonly registry: Registry;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
  readonly mostBytes?: number;
}

/** How long answers are cached while the feed is unconfirmed; with the page cache it stays below a second. */
const UNCONFIRMED_MS = 250;

const MOST_BYTES = 64 * 1024 * 1024;
/** Approximate overhead of an entry. */
const OVERHEAD_BYTES = 500;

export function createAnswerCache(options: AnswerCacheOptions): AnswerCache {
  const { feed, registry, now = () => performance.now(), mostBytes = MOST_BYTES } = options;
  const changes = createChangeLedger();
  const entries = new LRUCache<string, CachedAnswer>({ maxSize: mostBytes });
  const metrics = answerCacheMetrics(registry, () => entries.size);

  feed.follow((news) => {
    if (news.kind === 'reset') changes.noteAll();
    if (news.kind === 'changed') changes.note(news.tags);
  });

  function isTrue({ startedAt, moment }: CachedAnswer, tags: readonly string[]): boolean {
    return (feed.isConfirmed() || now() - startedAt < UNCONFIRMED_MS) && !changes.changedSince(moment, tags);
  }

  /** Cached before the read ends, so that others join it, unless a change arrives during the read. */
  function cache(key: string, read: () => Promise<Buffer>): Promise<Buffer> {
    const entry: CachedAnswer = { startedAt: now(), moment: changes.moment(), bytes: read() };
    entries.set(key, entry, { size: key.length + OVERHEAD_BYTES });
    const isCurrent = () => entries.peek(key) === entry;
    entry.bytes.then(
      ({ length }) => isCurrent() && entries.set(key, entry, { size: key.length + length + OVERHEAD_BYTES }),
      () => isCurrent() && entries.delete(key),
    );
    return entry.bytes;
  }

  return {
    async answer({ key, tags, position }, read) {
      if (position !== '' && !(await feed.reach(position))) {
        metrics.answered('bypassed');
        return read();
      }
      const entry = entries.get(key);
      if (entry && isTrue(entry, tags)) {
        metrics.answered('hit');
        return entry.bytes;
      }
      metrics.answered(entry ? 'stale' : 'miss');
      return cache(key, read);
    },
  };
}
