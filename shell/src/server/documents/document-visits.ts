import type { FastifyBaseLogger } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { StorePath } from 'shared-contracts/remote/store-paths';
import { boundedSeries } from 'shared-contracts/server-kit/bounded-series';
import type { Composed } from '../rendering/composed.ts';
import { releaseLabels } from './release-labels.ts';

/** 'stale': the last good page, served although it may have changed. */
export type DocumentSource = 'cached' | 'stale' | 'rendered';

export interface DocumentVisit {
  readonly composed: Composed;
  /** Null without a route. */
  readonly storePath: Pick<StorePath, 'path' | 'page'> | null;
  readonly status: number;
  readonly source: DocumentSource;
  /** From the request to the end of its answer. */
  readonly ms: number;
}

const MOST_SERIES = 1000;
/** Each has twelve lines. */
const MOST_TIMED = 300;

/**
 * Counts documents by route, status and the release of the team whose page it is, and writes a line for each: the route's
 * pattern, as an address can name a person's order.
 */
export function documentVisits(registry: Registry, shellVersion: string) {
  const documents = new Counter({
    name: 'shell_documents_total',
    help: 'Documents by route, status and the release of the team that owns the route.',
    labelNames: ['route', 'status', 'remote', 'version', 'team'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'shell_document_seconds',
    help: 'Time from the request of a document to the end of its answer, by route and the release of its team.',
    labelNames: ['route', 'remote', 'version', 'team'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const byComposition = new Counter({
    name: 'shell_composition_documents_total',
    help: 'Documents by status and the composition that they were made with, the canary’s for instance.',
    labelNames: ['composition', 'status'],
    registers: [registry],
  });
  const compositionsOf = boundedSeries(byComposition, MOST_TIMED);
  const documentsOf = boundedSeries(documents, MOST_SERIES);
  const secondsOf = boundedSeries(seconds, MOST_TIMED);

  return (visit: DocumentVisit, log: Pick<FastifyBaseLogger, 'info'>): void => {
    const { composed, storePath, status, source, ms } = visit;
    const route = storePath?.path ?? '/*';
    const release = releaseLabels(composed, storePath, shellVersion);
    const composition = composed.web.id;
    const labels = { route, status: String(status), ...release };
    documentsOf(labels).inc(labels);
    const made = { composition, status: String(status) };
    compositionsOf(made).inc(made);
    secondsOf({ route, ...release }).observe({ route, ...release }, ms / 1000);
    log.info({ route, status, source, ms: Math.round(ms), ...release, composition }, 'document');
  };
}
