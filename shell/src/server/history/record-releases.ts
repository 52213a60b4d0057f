import type { ShellMetrics } from '../health/metrics.ts';
import type { ReleaseLog } from '../releases/release-log.ts';
import { canaryFigures } from './release-figures.ts';
import { openReleaseHistory, type ReleaseHistory, recordedLog } from './release-history.ts';

/** The history in the shell's data folder, and the log of releases that writes it. */
export function recordReleases(
  folder: string,
  log: ReleaseLog,
  { registry }: Pick<ShellMetrics, 'registry'>,
): { readonly history: ReleaseHistory; readonly log: ReleaseLog } {
  const history = openReleaseHistory(folder, (fault) =>
    log.warn({ reason: String(fault) }, 'the history of releases is not written'),
  );
  const figuresOf = async (remote: string, version: string) => canaryFigures(await registry.metrics(), remote, version);
  return { history, log: recordedLog(log, history, figuresOf) };
}
