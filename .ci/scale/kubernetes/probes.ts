import type { IIoK8sApiCoreV1Probe as Probe } from 'kubernetes-models/v1/Probe';
import type { Deployed } from './deployed.ts';

/** Tells whether it is alive, by itself; a database that is unavailable must not end what waits for it. */
const ALIVE = '/healthz';
/** Of compose's checks: a pod that fails at `period` is given up after this many. */
const FAILURES = 3;

/** Derives the startup, readiness and liveness probes from the compose health check: an HTTP request or a TCP connection. */
export function probesOf({ name, service: { healthcheck }, startsWithin }: Deployed) {
  const text = healthcheck.test.join(' ');
  const [, port = '', path = ''] = text.match(/127\.0\.0\.1:(\d+)(\/[\w/]*)?/) ?? [];
  if (!port) throw new Error(`${name}: no address in its health check`);
  const asks = (place: string): Probe =>
    path ? { httpGet: { path: place, port: Number(port) } } : { tcpSocket: { port: Number(port) } };
  const timeoutSeconds = seconds(healthcheck.timeout);
  const often = seconds(healthcheck.start_interval);
  return {
    port: Number(port),
    startupProbe: {
      ...asks(path),
      periodSeconds: often,
      timeoutSeconds,
      failureThreshold: Math.ceil((startsWithin ?? seconds(healthcheck.start_period)) / often),
    },
    readinessProbe: { ...asks(path), periodSeconds: often, timeoutSeconds, failureThreshold: FAILURES },
    livenessProbe: {
      ...asks(ALIVE),
      periodSeconds: seconds(healthcheck.interval),
      timeoutSeconds,
      failureThreshold: FAILURES,
    },
  } satisfies Record<string, Probe | number>;
}

/** '15s', '2m' or '3000' milliseconds as a variable has them. */
export function seconds(duration: string): number {
  const [, count = '', unit = ''] = duration.match(/^(\d+)(s|m|)$/) ?? [];
  if (!count) throw new Error(`no duration: ${duration}`);
  return Math.ceil(Number(count) * ({ s: 1, m: 60 }[unit] ?? 0.001));
}
