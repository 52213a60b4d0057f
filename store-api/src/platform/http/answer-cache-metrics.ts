import { Counter, Gauge, type Registry } from 'prom-client';

/**
 * 'kept' was there and true, 'renewed' was there and had changed, 'read' was not there, 'bypassed' could not be known
 * to be new enough.
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
