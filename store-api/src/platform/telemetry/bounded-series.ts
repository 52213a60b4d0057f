import { LRUCache } from 'lru-cache';

interface Removable<Label extends string> {
  remove(labels: Partial<Record<Label, string>>): void;
}

/**
 * Bounds a metric whose labels come from outside, such as a version that a browser names: beyond `most` combinations, the
 * one not seen for the longest time is dropped, so that made-up names neither fill the memory nor displace real ones.
 */
export function boundedSeries<Label extends string, Metric extends Removable<Label>>(metric: Metric, most: number) {
  const seen = new LRUCache<string, Record<Label, string>>({
    max: most,
    dispose: (labels, _key, reason) => {
      if (reason === 'evict') metric.remove(labels);
    },
  });
  return (labels: Record<Label, string>): Metric => {
    seen.set(JSON.stringify(labels), labels);
    return metric;
  };
}
