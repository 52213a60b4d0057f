import { Counter, Gauge, type Registry } from 'prom-client';

/**
 * 'hit': cached and fresh. 'stale': cached, but read again. 'miss': not cached. 'bypassed': the caller's position could
 * not be reached.
 */
type Outcome = 'hit' | 'stale' | 'miss' | 'bypassed';

export function answerCacheMetrics(registry: Registry, entries: () => number): { answered(outcome: Outcome): void } {
  const answers = new Counter({
    name: 'answer_cache_answers_total',
    help: 'Answers of public calls by where they came from: hit, stale, miss, bypassed',
    labelNames: ['outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'answer_cache_entries',
    help: 'Answers in the cache',
    registers: [registry],
    collect() {
      this.set(entries());
    },
  });
  return { answered: (outcome) => answers.inc({ outcome }) };
}
