import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ChangeFeed } from '../database/changes/change-feed.ts';

export function observeFeed(registry: Registry, feed: ChangeFeed): void {
  const lag = new Histogram({
    name: 'change_feed_lag_seconds',
    help: 'From the writing of a change to its delivery here; a long transaction counts whole',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const resets = new Counter({
    name: 'change_feed_resets_total',
    help: 'Times that changes were missed and the whole cache was dropped',
    registers: [registry],
  });
  new Gauge({
    name: 'change_feed_confirmed',
    help: '1 while every change of the last second is known to be delivered',
    registers: [registry],
    collect() {
      this.set(feed.isConfirmed() ? 1 : 0);
    },
  });
  feed.follow((news) => {
    if (news.kind === 'changed') lag.observe(news.lag);
    if (news.kind === 'reset') resets.inc();
  });
}
