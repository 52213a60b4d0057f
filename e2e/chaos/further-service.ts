import { setTimeout as wait } from 'node:timers/promises';
import { Service } from '../../.ci/start/service.ts';
import type { ServicePlan } from '../../.ci/start/service-plan.ts';

const READY_WITHIN_MS = 60_000;
/** Before it is started again. */
const PAUSE_MS = 500;

/** A service next to the composed store that is restarted whenever it exits. */
export interface FurtherService {
  readonly origin: string;
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

export async function startFurtherService(plan: ServicePlan, onLine: (line: string) => void): Promise<FurtherService> {
  const launch = () => new Service(plan, (_, line) => onLine(line));
  let service = launch();
  let leaving = false;
  await service.ready(READY_WITHIN_MS);
  const running = (async () => {
    while (!leaving) {
      await service.ended;
      if (leaving) return;
      await wait(PAUSE_MS);
      service = launch();
    }
  })();
  return {
    origin: new URL(plan.readyUrl).origin,
    signal: (signal) => service.signal(signal),
    async stop() {
      leaving = true;
      await service.stop(3000);
      await running;
    },
  };
}
