import { setTimeout as wait } from 'node:timers/promises';
import type { LogLine } from '../../../.ci/start/service.ts';
import { Service } from '../../../.ci/start/service.ts';
import type { ServicePlan } from '../../../.ci/start/service-plan.ts';
import { ReadinessBalancer } from './balancer.ts';

/** Longer than the balancer takes to notice. */
export const DRAIN_MS = 3000;

const READY_WITHIN_MS = 120_000;

/** Of a reader, between two questions: what is restarted needs the processor too. */
const PAUSE_MS = 25;

interface BehindBalancerOptions {
  readonly plans: readonly ServicePlan[];
  /** The balancer's. */
  readonly port: number;
  readonly graceMs: number;
  readonly log: LogLine;
}

/** Services of one kind, each a process, behind a balancer. */
export interface BehindBalancer {
  readonly origins: readonly string[];
  readonly balancer: ReadinessBalancer;
  /** Stops each in turn and starts it again, as an update does. */
  roll(): Promise<void>;
  stop(): Promise<void>;
}

export async function startBehindBalancer({
  plans,
  port,
  graceMs,
  log,
}: BehindBalancerOptions): Promise<BehindBalancer> {
  const start = async (plan: ServicePlan) => {
    const service = new Service(plan, log);
    await service.ready(READY_WITHIN_MS);
    return service;
  };
  const running: Service[] = [];
  for (const plan of plans) running.push(await start(plan));
  const origins = plans.map(({ readyUrl }) => new URL(readyUrl).origin);
  const balancer = await ReadinessBalancer.listen(port, origins);
  const end = (service: Service) => service.stop(DRAIN_MS + graceMs);
  return {
    origins,
    balancer,
    async roll() {
      for (const [index, service] of running.entries()) {
        await end(service);
        running[index] = await start(service.plan);
        await balancer.uses(new URL(service.plan.readyUrl).origin);
      }
    },
    async stop() {
      await balancer.close();
      await Promise.all(running.map(end));
    },
  };
}

/** Calls `ask` again and again, from several readers, until `action` has ended. Returns how often. */
export async function under(load: readonly (() => Promise<unknown>)[], action: () => Promise<void>): Promise<number> {
  let rolling = true;
  let asked = 0;
  const readers = load.map(async (ask) => {
    while (rolling) {
      await ask();
      asked += 1;
      await wait(PAUSE_MS);
    }
  });
  await action().finally(() => {
    rolling = false;
  });
  await Promise.all(readers);
  return asked;
}
