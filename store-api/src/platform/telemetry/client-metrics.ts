import { Counter, Histogram, type Registry } from 'prom-client';
import { boundedSeries } from 'shared-contracts/server-kit/bounded-series';

export interface ClientReport {
  readonly kind: 'remote-failed' | 'vital' | 'error';
  readonly remote: string;
  readonly version: string;
  readonly route: string;
  readonly vital: 'LCP' | 'CLS' | 'INP' | null;
  readonly value: number | null;
}

const MOST_SERIES = 300;

/** What browsers report, by remote, version and route. */
export function clientMetrics(registry: Registry): (report: ClientReport) => void {
  const reports = new Counter({
    name: 'client_reports_total',
    help: 'Reports received from browsers: remotes that failed, errors, vitals',
    labelNames: ['kind', 'remote', 'version'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'client_vital_seconds',
    help: 'LCP and INP of a sample of visits, by the route and release of the page that was opened',
    labelNames: ['vital', 'route', 'remote', 'version'],
    buckets: [0.05, 0.1, 0.2, 0.35, 0.5, 1, 1.5, 2.5, 4, 8],
    registers: [registry],
  });
  const shift = new Histogram({
    name: 'client_layout_shift_score',
    help: 'CLS of a sample of visits, by the route and release of the page that was opened',
    labelNames: ['route', 'remote', 'version'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
    registers: [registry],
  });
  const reportsOf = boundedSeries(reports, MOST_SERIES);
  const secondsOf = boundedSeries(seconds, MOST_SERIES);
  const shiftOf = boundedSeries(shift, MOST_SERIES);

  return ({ kind, remote, version, route, vital, value }) => {
    const release = { remote, version };
    reportsOf({ kind, ...release }).inc({ kind, ...release });
    if (kind !== 'vital' || !vital || value === null) return;
    if (vital === 'CLS') shiftOf({ route, ...release }).observe({ route, ...release }, value);
    else secondsOf({ vital, route, ...release }).observe({ vital, route, ...release }, value / 1000);
  };
}
