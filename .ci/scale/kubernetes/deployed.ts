import { composeOf, SCALE } from '../compose-file.ts';
import type { ComposeFile, ComposeService } from '../compose-types.ts';

/** A service as Kubernetes runs it: what compose says of it, and what a cluster needs beyond. */
export interface Deployed {
  readonly name: string;
  readonly service: ComposeService;
  readonly replicas: number;
  /** Whether pods get stable addresses, so that shells can purge each one. */
  readonly each?: true;
  /** Whether it ends what is in flight at its signal: it must have its time before. */
  readonly cutsOff?: true;
  /** Within which it listens, where that is longer than compose's `start_period`, in seconds. */
  readonly startsWithin?: number;
  /** Share of a core that each asks for, in thousandths. */
  readonly cpu: number;
  /** At most, and the metric of its pods that says besides CPU that one is too few; absent: as many as compose. */
  readonly grows?: {
    readonly most: number;
    readonly metric: string;
    readonly labels: Record<string, string>;
    readonly value: number;
  };
}

/** What the cluster does itself: its Services balance, and its database is a managed one or an operator's. */
const LEFT_OUT = ['balancer', 'postgres', 'postgres-replica'];

/** A pod may be moved while the other one serves. */
const LEAST = 2;

/** The addresses of what is left out. */
export const INSTEAD: Readonly<Record<string, string>> = {
  'http://balancer:4000': 'http://store-api:4000',
  'http://balancer:3001': 'http://shell:3000',
  // A third pod would never be purged.
  'http://edge:6081': Array.from({ length: LEAST }, (_, pod) => `http://edge-${pod}.edge-each:6081`).join(),
  // Any of the others: its answer says which, and the shell's own is passed over.
  'http://shell-2:3000': 'http://shell:3000',
};

const WANTED: Readonly<Record<string, Omit<Deployed, 'name' | 'service' | 'replicas'>>> = {
  shell: { cpu: 500, grows: { most: 8, metric: 'shell_queue_waiting', labels: { queue: 'render' }, value: 4 } },
  'store-api': {
    cpu: 500,
    grows: { most: 6, metric: 'database_connections', labels: { state: 'waiting' }, value: 2 },
    // It listens after its migrations: ended by a probe, they would begin again.
    startsWithin: 3600,
  },
  edge: { cpu: 250, each: true, cutsOff: true },
};
const SMALL = { cpu: 50 };

/** A service of compose with a twin, 'shell' and 'shell-2', is one with two pods. */
export function deployed({ services }: ComposeFile = composeOf(SCALE)): Deployed[] {
  return Object.entries(services)
    .filter(([name]) => !LEFT_OUT.includes(name) && !isTwin(name, services))
    .map(([name, service]) => ({ name, service, replicas: LEAST, ...(WANTED[name] ?? SMALL) }));
}

function isTwin(name: string, services: ComposeFile['services']): boolean {
  return /-\d+$/.test(name) && services[name.replace(/-\d+$/, '')] !== undefined;
}
