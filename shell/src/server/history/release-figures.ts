import { type Sample, samplesIn } from '../canaries/metric-samples.ts';
import type { HistoryEntry, ReleaseFigures } from './release-history.ts';

/** What the shell has counted of a canary, and of its team's live release, since it started. @param metrics its /metrics */
export function canaryFigures(metrics: string, remote: string, version: string): HistoryEntry['figures'] {
  const samples = samplesIn(metrics);
  const live = samples.find(({ name, labels }) => name === 'shell_remote_release' && labels.remote === remote);
  const of = (counted: string | undefined) => figuresOf(samples.filter(isOf(remote, counted)));
  return { canary: of(version), live: of(live?.labels.version) };
}

const isOf = (remote: string, version: string | undefined) => (sample: Sample) =>
  sample.labels.remote === remote && sample.labels.version === version;

function figuresOf(samples: readonly Sample[]): ReleaseFigures {
  const sum = (name: string, status = '') =>
    samples
      .filter((sample) => sample.name === name && (sample.labels.status ?? '').startsWith(status))
      .reduce((total, { value }) => total + value, 0);
  return {
    documents: sum('shell_documents_total'),
    failed: sum('shell_documents_total', '5'),
    regions: sum('shell_region_faults_total'),
  };
}
