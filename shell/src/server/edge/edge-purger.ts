import { EVERY_TAG, purgedTags } from 'shared-contracts/server-kit/edge-caching';
import type { NotifiableWatch } from '../changes/change-watch.ts';
import type { EdgeMetrics } from './edge-metrics.ts';
import { createPurgeQueue } from './purge-queue.ts';

const TIMEOUT_MS = 2000;

interface EdgePurgerOptions {
  readonly urls: readonly URL[];
  readonly secret: string;
  readonly metrics: EdgeMetrics;
  readonly log: { warn(facts: object, message: string): void };
}

export type EdgePurger = ReturnType<typeof createEdgePurger>;

/** Tells every edge what has changed. An edge that does not answer keeps no other waiting. */
export function createEdgePurger({ urls, secret, metrics, log }: EdgePurgerOptions) {
  const queues = urls.map((url) => {
    const edge = url.host;
    const queue = createPurgeQueue({
      send: (tags) => sendPurge(url, secret, tags),
      onSent: () => metrics.purges.inc({ edge, outcome: 'done' }),
      onFailed(fault, failures) {
        metrics.purges.inc({ edge, outcome: 'failed' });
        if (failures === 0) log.warn({ edge, reason: String(fault) }, 'an edge is not purged');
      },
    });
    metrics.observe(edge, queue.lagMs);
    return queue;
  });
  const purge = (tags: readonly string[]) => {
    for (const queue of queues) queue.purge(tags);
  };
  const purger = {
    changed: (tags: readonly string[]) => purge(purgedTags(tags)),
    all: () => purge([EVERY_TAG]),
    /** A watch that purges what it is notified of, once its own pages are known to be stale. */
    over: (watch: NotifiableWatch): NotifiableWatch => ({
      ...watch,
      changed(tags, position) {
        watch.changed(tags, position);
        purger.changed(tags);
      },
      reset(position) {
        watch.reset(position);
        purger.all();
      },
    }),
    async close() {
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
  return purger;
}

/**
 * Varnish, named by its origin, takes PURGE; an address with a path is a CDN's and takes POST: Fastly reads the tags from
 * `surrogate-key`, Cloudflare from the body (docs/operations/edge.md).
 */
async function sendPurge(url: URL, secret: string, tags: readonly string[]): Promise<void> {
  const isVarnish = url.pathname === '/';
  const answer = await fetch(url, {
    method: isVarnish ? 'PURGE' : 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      ...(isVarnish
        ? { xkey: tags.join(' ') }
        : {
            'content-type': 'application/json',
            'fastly-key': secret,
            'fastly-soft-purge': '1',
            'surrogate-key': tags.join(' '),
          }),
    },
    ...(isVarnish ? {} : { body: JSON.stringify({ tags }) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}
