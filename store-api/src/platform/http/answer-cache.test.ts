import { Registry } from 'prom-client';
import type { ChangeFeed, News } from '../database/changes/change-feed.ts';
import { DAY_MS } from '../time.ts';
import { createAnswerCache } from './answer-cache.ts';

/** A cache with an injected clock, over a feed that the test controls. */
function bench(mostBytes?: number) {
  let now = 0;
  let confirmed = true;
  let within = true;
  const listeners: ((news: News) => void)[] = [];
  const feed: ChangeFeed = {
    isConfirmed: () => confirmed,
    position: () => '1-a-1',
    wal: () => null,
    reach: async () => within,
    follow: (listener) => {
      listeners.push(listener);
      return () => {};
    },
    close: async () => {},
  };
  const registry = new Registry();
  const cache = createAnswerCache({ feed, registry, now: () => now, ...(mostBytes ? { mostBytes } : {}) });
  const tell = (news: News) => {
    for (const listener of listeners) listener(news);
  };
  let reads = 0;
  return {
    ask: async (key: string, tags: readonly string[], answer: () => Promise<string> | string = () => 'answer') => {
      const bytes = await cache.answer({ key, tags, position: '' }, async () => {
        reads += 1;
        return Buffer.from(await answer());
      });
      return String(bytes);
    },
    askKnowing: async (position: string, answer: string) =>
      String(await cache.answer({ key: 'k', tags: ['product:1'], position }, async () => Buffer.from(answer))),
    reads: () => reads,
    change: (...tags: string[]) => tell({ kind: 'changed', tags, lag: 0, position: '1-a-2' }),
    reset: () => tell({ kind: 'reset', position: '1-a-3' }),
    pass: (milliseconds: number) => (now += milliseconds),
    loseFeed: () => (confirmed = false),
    losePosition: () => (within = false),
    registry,
  };
}

describe('cached answers', () => {
  it('are read once and stay cached while nothing changes [API-05]', async () => {
    const { ask, reads, pass, change } = bench();
    await ask('detail 1', ['product:1']);
    pass(DAY_MS);
    change('product:2', 'listing:all');
    await ask('detail 1', ['product:1']);
    expect(reads()).toBe(1);
  });

  it.each([['product:1'], ['product'], ['listing:4']])('are read again when %s changes [API-05]', async (tag) => {
    const { ask, change } = bench();
    await ask('detail 1', ['product:1', 'listing:4'], () => 'old');
    change(tag);
    expect(await ask('detail 1', ['product:1', 'listing:4'], () => 'new')).toBe('new');
  });

  it('are all read again when changes were missed', async () => {
    const { ask, reset } = bench();
    await ask('a', [], () => 'old');
    reset();
    expect(await ask('a', [], () => 'new')).toBe('new');
  });

  // Fifty shoppers opened a page that had just changed, and fifty times the same was counted.
  it('are read once for concurrent requests', async () => {
    const { ask, reads } = bench();
    const gate = Promise.withResolvers<string>();
    const askers = Array.from({ length: 50 }, () => ask('a', ['product:1'], () => gate.promise));
    gate.resolve('once');
    expect(new Set(await Promise.all(askers))).toEqual(new Set(['once']));
    expect(reads()).toBe(1);
  });

  // A reading that began before a price changed came back after it, and the old price stayed in the cache.
  it('are not cached when something changed while they were read, and no request joins such a read [API-05]', async () => {
    const { ask, change } = bench();
    const gate = Promise.withResolvers<string>();
    const before = ask('a', ['product:1'], () => gate.promise);
    change('product:1');
    const after = ask('a', ['product:1'], () => 'new');
    gate.resolve('old');
    expect(await Promise.all([before, after])).toEqual(['old', 'new']);
    expect(await ask('a', ['product:1'], () => 'newer')).toBe('new');
  });

  it('are never of before what the asker knows: what cannot be sure is read [API-05]', async () => {
    const { askKnowing, losePosition } = bench();
    await askKnowing('', 'old');
    expect(await askKnowing('9-b-1', 'new')).toBe('old');
    losePosition();
    expect(await askKnowing('9-b-2', 'new')).toBe('new');
  });

  it('are cached for a quarter of a second while the feed is down [API-05]', async () => {
    const { ask, reads, pass, loseFeed } = bench();
    loseFeed();
    await ask('a', ['product:1']);
    pass(249);
    await ask('a', ['product:1']);
    expect(reads()).toBe(1);
    pass(2);
    await ask('a', ['product:1']);
    expect(reads()).toBe(2);
  });

  it('do not hold a failure', async () => {
    const { ask } = bench();
    await expect(ask('a', [], () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await ask('a', [], () => 'back')).toBe('back');
  });

  it('are bounded by their size, the least asked for goes first', async () => {
    const { ask, reads } = bench(10_000);
    await ask('first', []);
    for (let index = 0; index < 20; index += 1) await ask(`other ${index}`, [], () => 'x'.repeat(2000));
    await ask('first', []);
    expect(reads()).toBe(22);
  });

  it('are counted by where they came from [API-07]', async () => {
    const { ask, change, registry } = bench();
    await ask('a', ['product:1']);
    await ask('a', ['product:1']);
    change('product:1');
    await ask('a', ['product:1']);
    const text = await registry.metrics();
    for (const outcome of ['miss', 'hit', 'stale']) {
      expect(text).toContain(`answer_cache_answers_total{outcome="${outcome}"} 1`);
    }
    expect(text).toContain('answer_cache_entries 1');
  });
});
