import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyListenOptions } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { packageOf, type Team, teamOfPackage } from 'shared-contracts/remote/teams';
import { boundedSeries } from 'shared-contracts/server-kit/bounded-series';
import type { FairQueue } from 'shared-contracts/server-kit/fair-queue';
import { PLAIN_HEADERS } from 'shared-contracts/server-kit/guard-requests';
import { machineGauges } from 'shared-contracts/server-kit/machine-limits';
import type { ChangeWatch } from '../changes/change-watch.ts';
import type { LiveStore } from '../live/live-store.ts';
import type { ReleaseWatcher } from '../live/release-watcher.ts';
import type { Remotes } from '../live/remotes.ts';
import type { ApiBreaker } from './api-breaker.ts';

export interface ShellMetrics {
  readonly registry: Registry;
  readonly renderSeconds: Histogram<'outcome'>;
  readonly pages: Counter<'source'>;
  readonly stalePages: Counter;
  readonly proxied: Counter<'target' | 'status'>;
  readonly shed: Counter<'queue'>;
  regionFailed(where: Readonly<Record<'route' | 'remote' | 'version', string>>): void;
  observeQueue(name: QueueName, queue: FairQueue): void;
}

type QueueName = 'api' | 'render';

const MOST_SERIES = 300;

export function createShellMetrics(): ShellMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const queues: { readonly name: QueueName; readonly queue: FairQueue }[] = [];
  new Gauge({
    name: 'shell_queue_waiting',
    help: 'Requests that wait for their turn, by queue.',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      for (const { name, queue } of queues) this.set({ queue: name }, queue.waiting());
    },
  });
  const regionFaults = new Counter({
    name: 'shell_region_faults_total',
    help: 'Regions that threw on the server and were left to the browser, by the page and by whose code threw.',
    labelNames: ['route', 'remote', 'version', 'team'],
    registers: [registry],
  });
  const regionFaultsOf = boundedSeries(regionFaults, MOST_SERIES);
  return {
    registry,
    renderSeconds: new Histogram({
      name: 'shell_page_render_seconds',
      help: 'Time from request to rendered page, by outcome: rendered, failed-page, browser.',
      labelNames: ['outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    pages: new Counter({
      name: 'shell_pages_total',
      help: 'Pages by where they came from: cached, made.',
      labelNames: ['source'],
      registers: [registry],
    }),
    stalePages: new Counter({
      name: 'shell_stale_pages_total',
      help: 'Pages served although they may have changed, because nothing newer could be rendered in time.',
      registers: [registry],
    }),
    proxied: new Counter({
      name: 'shell_gateway_requests_total',
      help: 'Requests the gateway passed on, by target and answered status.',
      labelNames: ['target', 'status'],
      registers: [registry],
    }),
    shed: new Counter({
      name: 'shell_shed_total',
      help: 'Requests answered with 503 because too many waited, by queue.',
      labelNames: ['queue'],
      registers: [registry],
    }),
    regionFailed(where) {
      const labels = { ...where, team: teamOfPackage(where.remote) ?? 'shell' };
      regionFaultsOf(labels).inc(labels);
    },
    observeQueue: (name, queue) => void queues.push({ name, queue }),
  };
}

export function observeMachine(metrics: ShellMetrics, folder: string): void {
  for (const { name, help, read } of machineGauges(folder)) {
    new Gauge({
      name,
      help,
      registers: [metrics.registry],
      async collect() {
        this.set(await read());
      },
    });
  }
}

export function observeChanges(metrics: ShellMetrics, watch: ChangeWatch): void {
  new Gauge({
    name: 'shell_changes_confirmed',
    help: '1 while the change stream is up, so that pages are cached until they change.',
    registers: [metrics.registry],
    collect() {
      this.set(watch.isConfirmed() ? 1 : 0);
    },
  });
}

export function observeApi(metrics: ShellMetrics, breaker: ApiBreaker): void {
  new Gauge({
    name: 'shell_api_available',
    help: '0 while the API does not answer and cached pages are served as they are.',
    registers: [metrics.registry],
    collect() {
      this.set(breaker.signal().aborted ? 0 : 1);
    },
  });
}

/** Each gauge of a release names its team, so that alerts reach whoever can mend it. */
const release = (team: Team, version: string) => ({ remote: packageOf(team), version, team });

export function observeComposition(
  metrics: ShellMetrics,
  live: LiveStore,
  watcher: ReleaseWatcher,
  remotes: Pick<Remotes, 'teams' | 'pinnedOf'>,
): void {
  new Gauge({
    name: 'shell_remote_release',
    help: '1 for the release of each remote that new visits get.',
    labelNames: ['remote', 'version', 'team', 'composition'],
    registers: [metrics.registry],
    collect() {
      this.reset();
      const { releases, web } = live.current();
      for (const [team, { version }] of Object.entries(releases))
        this.set({ ...release(team, version), composition: web.id }, 1);
    },
  });
  new Gauge({
    name: 'shell_remote_unreachable',
    help: '1 for a remote that did not say which release is live; its last one is served.',
    labelNames: ['remote', 'team'],
    registers: [metrics.registry],
    collect() {
      this.reset();
      for (const team of Object.keys(live.current().releases)) this.set({ remote: packageOf(team), team }, 0);
      for (const team of watcher.unreachable()) this.set({ remote: packageOf(team), team }, 1);
    },
  });
  new Gauge({
    name: 'shell_remote_pinned',
    help: '1 for a remote that operators went back with, whatever its live.json says.',
    labelNames: ['remote', 'version', 'team'],
    registers: [metrics.registry],
    collect() {
      this.reset();
      for (const team of remotes.teams()) {
        const pinned = remotes.pinnedOf(team);
        if (pinned) this.set(release(team, pinned.version), 1);
      }
    },
  });
  new Gauge({
    name: 'shell_remote_release_refused',
    help: '1 for a live release that this shell could not use.',
    labelNames: ['remote', 'version', 'team'],
    registers: [metrics.registry],
    collect() {
      this.reset();
      for (const { team, version } of watcher.refused()) this.set(release(team, version), 1);
    },
  });
  // Processes of their own, which the shell's resident memory does not hold.
  new Gauge({
    name: 'shell_renderer_memory_bytes',
    help: 'Memory of the renderers, by composition and kind: resident, and external (buffers and typed arrays, in it).',
    labelNames: ['composition', 'kind'],
    registers: [metrics.registry],
    collect() {
      this.reset();
      for (const { composition, rssBytes, externalBytes } of live.memory()) {
        this.inc({ composition, kind: 'resident' }, rssBytes);
        this.inc({ composition, kind: 'external' }, externalBytes);
      }
    },
  });
}

export function observeCanary(metrics: ShellMetrics, live: LiveStore, watcher: ReleaseWatcher): void {
  new Gauge({
    name: 'shell_canary_percent',
    help: 'Of the visitors, how many of a hundred get the canary.',
    labelNames: ['remote', 'version', 'team', 'composition'],
    registers: [metrics.registry],
    collect() {
      this.reset();
      const canary = live.canary();
      if (!canary) return;
      const composition = canary.store.current().web.id;
      this.set({ ...release(canary.team, canary.release.version), composition }, canary.share);
    },
  });
  new Gauge({
    name: 'shell_canary_bad_share',
    help: 'Of the renders that failed or were slow, and of the visits that were broken or silent: the share, 0 to 1, by side.',
    labelNames: ['remote', 'version', 'team', 'side', 'kind'],
    registers: [metrics.registry],
    collect() {
      this.reset();
      const canary = live.canary();
      if (!canary) return;
      const named = release(canary.team, canary.release.version);
      for (const { side, kind, share } of canary.shares()) this.set({ ...named, side, kind }, share);
    },
  });
  new Gauge({
    name: 'shell_canary_refused',
    help: '1 for a canary that was withdrawn or suspended, or could not be used.',
    labelNames: ['remote', 'version', 'team'],
    registers: [metrics.registry],
    collect() {
      this.reset();
      for (const { team, version } of watcher.canary.refused()) this.set(release(team, version), 1);
    },
  });
}

/** On a separate port that no proxy forwards to. @throws when it cannot listen */
export async function serveMetrics(
  app: FastifyInstance,
  { registry }: ShellMetrics,
  address: FastifyListenOptions,
  more: (operations: FastifyInstance) => void = () => undefined,
): Promise<void> {
  const operations = Fastify({ forceCloseConnections: true, genReqId: () => randomUUID() });
  operations.get('/metrics', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', ...PLAIN_HEADERS })
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
  more(operations);
  app.addHook('onClose', () => operations.close());
  await operations.listen(address);
}
