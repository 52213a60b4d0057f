import type { Registry } from 'prom-client';
import type { ChangeFeed } from '../database/changes/change-feed.ts';
import { createTaggedCache } from '../database/changes/tagged-cache.ts';
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

export interface AnswerCacheOptions {
  readonly feed: ChangeFeed;
  readonly registry: Registry;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
  readonly mostBytes?: number;
  /** A caller's position could not be reached: what else is cached may be older. */
  readonly onUnreached?: () => void;
  /** Reads where everything is that the feed has reported; defaults to the primary. */
  readonly readFresh?: (read: () => Promise<Buffer>) => Promise<Buffer>;
}

const MOST_BYTES = 64 * 1024 * 1024;

export function createAnswerCache(options: AnswerCacheOptions): AnswerCache {
  const {
    registry,
    mostBytes = MOST_BYTES,
    onUnreached = () => {},
    readFresh = (read) => read(),
    ...following
  } = options;
  const cached = createTaggedCache<Buffer>({ ...following, mostBytes, sizeOf: ({ length }) => length });
  const metrics = answerCacheMetrics(registry, cached.size);
  return {
    async answer({ key, tags, position }, read) {
      if (position !== '' && !(await following.feed.reach(position))) {
        metrics.answered('bypassed');
        onUnreached();
        return read();
      }
      const answer = cached.get(key, tags);
      metrics.answered(answer ? 'hit' : cached.has(key) ? 'stale' : 'miss');
      return answer ?? cached.read(key, () => readFresh(read));
    },
  };
}
