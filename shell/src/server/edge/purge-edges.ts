import type { Registry } from 'prom-client';
import type { NotifiableWatch } from '../changes/change-watch.ts';
import type { ComposedStore } from '../rendering/composed.ts';
import { edgeMetrics } from './edge-metrics.ts';
import { createEdgePurger } from './edge-purger.ts';
import { followComposition } from './follow-composition.ts';

interface Live extends Pick<ComposedStore, 'current'> {
  canary(): { readonly store: Pick<ComposedStore, 'current'>; readonly share: number } | undefined;
}

interface PurgeEdgesOptions {
  readonly urls: readonly URL[];
  readonly secret: string;
  readonly watch: NotifiableWatch;
  readonly live: Live;
  readonly registry: Registry;
  readonly log: { warn(facts: object, message: string): void };
}

/** Purges edges of what changes in the database and in the composition; without edges only their metrics exist. */
export function purgeEdges({ urls, secret, watch, live, registry, log }: PurgeEdgesOptions) {
  const metrics = edgeMetrics(registry);
  if (urls.length === 0) return { watch, close: async () => undefined };
  const purger = createEdgePurger({ urls, secret, metrics, log });
  const following = followComposition(() => {
    const canary = live.canary();
    return { id: live.current().web.id, canary: canary ? `${canary.store.current().web.id} ${canary.share}` : '' };
  }, purger);
  return {
    watch: purger.over(watch),
    async close() {
      following.close();
      await purger.close();
    },
  };
}
