import { LRUCache } from 'lru-cache';
import type { Registry } from 'prom-client';
import { createChangeLedger } from 'shared-contracts/server/change-ledger';
import type { ChangeFeed } from '../database/changes/change-feed.ts';
import { answerCacheMetrics } from './answer-cache-metrics.ts';

export interface Question {
  /** The call and its parameters in one spelling. */
  readonly key: string;
  /** Of everything that the answer is made of. */
  readonly tags: readonly string[];
  /** What the asker already knows of, '' when nothing: an older answer will not do. */
  readonly position: string;
}

/** Answers of public calls, kept until what they are made of changes. */
export interface AnswerCache {
  /** The kept answer, or what `read` gives. However many ask the same at once, one reads. */
  answer(question: Question, read: () => Promise<Buffer>): Promise<Buffer>;
}

/** Keeps nothing: every question is a reading. */
export const noAnswerCache: AnswerCache = { answer: (_question, read) => read() };

interface CachedAnswer {
  readonly bytes: Promise<Buffer>;
  /** When its reading began, on the clock and among the changes. */
  readonly askedAt: number;
  readonly moment: number;
}

export interface AnswerCacheOptions {
  readonly feed: ChangeFeed;
  readonly registry: Registry;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
  readonly mostBytes?: number;
}

/** While the feed is silent, answers are kept this long: with a page's own time it stays below a second. */
const UNCONFIRMED_MS = 250;

const MOST_BYTES = 64 * 1024 * 1024;
/** What an entry costs in addition to its bytes, roughly. */
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

  function isTrue({ askedAt, moment }: CachedAnswer, tags: readonly string[]): boolean {
    return (feed.isConfirmed() || now() - askedAt < UNCONFIRMED_MS) && !changes.changedSince(moment, tags);
  }

  /** Kept from the start, so that others join the reading, unless something changes while it goes on. */
  function cache(key: string, read: () => Promise<Buffer>): Promise<Buffer> {
    const entry: CachedAnswer = { askedAt: now(), moment: changes.moment(), bytes: read() };
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
        metrics.answered('kept');
        return entry.bytes;
      }
      metrics.answered(entry ? 'renewed' : 'read');
      return cache(key, read);
    },
  };
}
