import type { FastifyInstance } from 'fastify';
import type { ShellEnvironment } from '../environment.ts';
import { type ShellMetrics, serveMetrics } from '../health/metrics.ts';
import { releaseActs } from './release-acts.ts';
import { registerReleaseApi } from './release-api.ts';
import type { ReleaseHistory } from './release-history.ts';
import { releaseState, type StateSources } from './release-state.ts';

interface OperationsOptions extends Omit<StateSources, 'metrics'> {
  readonly metrics: ShellMetrics;
  readonly history: ReleaseHistory;
}

/** What is not for the public, on a port of its own: metrics, and the release API for whoever has its token. */
export async function serveOperations(
  app: FastifyInstance,
  { metrics: address, releaseApiTokenHash: tokenHash, dataDirectory: folder, declaredFile: file }: ShellEnvironment,
  { metrics, history, ...sources }: OperationsOptions,
): Promise<void> {
  if (!address) return;
  const acts = releaseActs({ folder, file }, history);
  const state = () => releaseState({ ...sources, metrics: () => metrics.registry.metrics() });
  await serveMetrics(app, metrics, address, (operations) => {
    if (tokenHash) registerReleaseApi(operations, { tokenHash, history, acts, state });
  });
}
