import { Counter, Gauge, type Registry } from 'prom-client';

/**
 * 'kept': cached and fresh. 'renewed': cached but stale. 'read': not cached. 'bypassed': the caller's position could
 * not be reached.
 */
type Outcome = 'kept' | 'renewed' | 'read' | 'bypassed';

export function answerCacheMetrics(registry: Registry, entries: () => number): { answered(outcome: Outcome): void } {
  const answers = new Counter({
    name: 'answer_cache_answers_total',
    help: 'Answers of public calls by where they came from: kept, renewed, read, bypassed',
    labelNames: ['outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'answer_cache_entries',
    help: 'Answers kept right now',
    registers: [registry],
    collect() {
      this.set(entries());
    },
  });
  return { answered: (outcome) => answers.inc({ outcome }) };
}
