import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { type ShellMetrics, serveMetrics } from '../health/metrics.ts';
import { releaseActs } from './release-acts.ts';
import { registerReleaseApi } from './release-api.ts';
import type { ReleaseHistory } from './release-history.ts';
import { releaseState, type StateSources } from './release-state.ts';

/** Of the shell's settings. */
interface OperationsSettings {
  /** Null: there is no such port. */
  readonly metrics: FastifyListenOptions | null;
  readonly releaseApiTokenHash: string;
  readonly dataDirectory: string;
  readonly declaredFile: string;
}

interface OperationsOptions extends Omit<StateSources, 'metrics'> {
  readonly metrics: ShellMetrics;
  readonly history: ReleaseHistory;
}

/** What is not for the public, on a port of its own: metrics, and the release API for whoever has its token. */
export async function serveOperations(
  app: FastifyInstance,
  { metrics: address, releaseApiTokenHash: tokenHash, dataDirectory: folder, declaredFile: file }: OperationsSettings,
  { metrics, history, ...sources }: OperationsOptions,
): Promise<void> {
  if (!address) return;
  const acts = releaseActs({ folder, file }, history);
  const state = () => releaseState({ ...sources, metrics: () => metrics.registry.metrics() });
  await serveMetrics(app, metrics, address, (operations) => {
    if (tokenHash) registerReleaseApi(operations, { tokenHash, history, acts, state, log: app.log });
  });
}
