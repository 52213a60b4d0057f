import { type Sample, samplesIn } from './metric-samples.ts';

type Labels = Readonly<Record<string, string>>;

/**
 * The canary and the live release of its team side by side, as the shell and store-api have counted them since they
 * started: a sentence when there is no canary.
 * @param shell the text of its /metrics; @param api that of store-api, '' when it is not known
 */
export function canaryStatus(shell: string, api: string): string {
  const samples = samplesIn(`${shell}\n${api}`);
  const of = (name: string, labels: Labels) =>
    samples.filter(
      (sample) => sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    );
  const [canary] = of('shell_canary_percent', {});
  const refused = of('shell_canary_refused', {}).map(
    ({ labels: { remote, version } }) => `The canary ${remote} ${version} is refused; the shell's log says why.`,
  );
  if (!canary) return ['No canary runs.', ...refused].join('\n');
  const { remote = '', version = '' } = canary.labels;
  const [live] = of('shell_remote_release', { remote });
  const releases = [
    { remote, version: live?.labels.version ?? '' },
    { remote, version },
  ] as const;
  const sum = (name: string, labels: Labels) => of(name, labels).reduce((total, { value }) => total + value, 0);
  const counted = (name: string, more: Labels = {}) =>
    releases.map((release) => String(sum(name, { ...release, ...more })));
  const failures = releases.map((release) => {
    const documents = of('shell_documents_total', release);
    const all = documents.reduce((total, { value }) => total + value, 0);
    const failed = documents.reduce(
      (total, { labels, value }) => total + (labels.status?.startsWith('5') ? value : 0),
      0,
    );
    return all === 0 ? '–' : `${failed} (${((100 * failed) / all).toFixed(1)} %)`;
  });
  const quarter = (name: string, digits: number, unit: string, more: Labels = {}) =>
    releases.map((release) => {
      const limit = upperQuartile(of(`${name}_bucket`, { ...release, ...more }));
      return limit === undefined ? '–' : `${limit.toFixed(digits)}${unit}`;
    });
  const rows = [
    ['', ...releases.map((release) => release.version)],
    ['share of the visitors', `${100 - canary.value} %`, `${canary.value} %`],
    ['documents of its pages', ...counted('shell_documents_total')],
    ['answered with an error', ...failures],
    ['regions that threw', ...counted('shell_region_faults_total')],
    ['errors in browsers', ...counted('client_reports_total', { kind: 'error' })],
    ['could not be loaded', ...counted('client_reports_total', { kind: 'remote-failed' })],
    ['LCP, 3 of 4 visits', ...quarter('client_vital_seconds', 2, ' s', { vital: 'LCP' })],
    ['INP, 3 of 4 visits', ...quarter('client_vital_seconds', 2, ' s', { vital: 'INP' })],
    ['CLS, 3 of 4 visits', ...quarter('client_layout_shift_score', 3, '')],
  ];
  return [`${remote}: live, canary`, ...rows.map(line), ...refused].join('\n');
}

function line([what = '', live = '', canary = '']: readonly string[]): string {
  return `${what.padEnd(24)}${live.padStart(20)}${canary.padStart(20)}`;
}

/** Within its bucket as histogram_quantile of Prometheus has it. Undefined without a sample. */
function upperQuartile(buckets: readonly Sample[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { labels, value } of buckets) {
    const limit = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le);
    counts.set(limit, (counts.get(limit) ?? 0) + value);
  }
  const limits = [...counts].toSorted(([one], [other]) => one - other);
  const wanted = 0.75 * (limits.at(-1)?.[1] ?? 0);
  if (wanted === 0) return undefined;
  let [below, countBelow] = [0, 0];
  for (const [limit, count] of limits) {
    if (count >= wanted)
      return limit === Number.POSITIVE_INFINITY
        ? below
        : below + ((limit - below) * (wanted - countBelow)) / (count - countBelow);
    [below, countBelow] = [limit, count];
  }
  return below;
}
