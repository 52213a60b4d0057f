import { setTimeout as wait } from 'node:timers/promises';
import { BackOff } from './back-off.ts';
import { type LogLine, Service } from './service.ts';
import {
  type PlanOptions,
  planApi,
  planRemotes,
  planShell,
  type ServiceName,
  type ServicePlan,
} from './service-plan.ts';

export type StoreOptions = PlanOptions & { readonly log: LogLine };

const READY_WITHIN_MS = 180_000;

/**
 * The composed store: store-api, the remotes and the shell, each a process. Single services can be stopped, and started
 * again on the same port.
 */
export class RunningStore {
  readonly options: StoreOptions;
  private readonly services = new Map<ServiceName, Service>();
  private readonly plans: ReadonlyMap<ServiceName, ServicePlan>;
  private readonly died = Promise.withResolvers<string>();
  private readonly leaving = new Set<Service>();

  private constructor(options: StoreOptions) {
    this.options = options;
    this.plans = new Map(planStore(options).map((plan) => [plan.name, plan]));
  }

  /** Resolves when every service is ready. A fault stops everything that was started. */
  static async start(options: StoreOptions): Promise<RunningStore> {
    const store = new RunningStore(options);
    try {
      // The shell looks for its remotes once at start; a missing one would wait for the next poll.
      const behind = [...store.plans.keys()].filter((name) => name !== 'shell');
      await Promise.all(behind.map((name) => store.startService(name)));
      await store.startService('shell');
      return store;
    } catch (fault) {
      await store.stop();
      throw fault;
    }
  }

  get origin(): string {
    return this.options.publicOrigin;
  }

  /** Settles with a sentence when a service has ended and cannot be restarted. */
  get serviceDied(): Promise<string> {
    return this.died.promise;
  }

  async startService(name: ServiceName, changes: Readonly<Record<string, string>> = {}): Promise<void> {
    const service = this.launch(name, changes);
    await service.ready(READY_WITHIN_MS);
    void this.keepRunning(name, service, changes);
  }

  async stopService(name: ServiceName): Promise<void> {
    const service = this.services.get(name);
    if (!service) return;
    this.leaving.add(service);
    this.services.delete(name);
    await service.stop(this.options.graceMs);
  }

  /** Sends a signal that the store must survive: SIGSTOP hangs a service, SIGCONT resumes it. */
  signalService(name: ServiceName, signal: NodeJS.Signals): void {
    this.services.get(name)?.signal(signal);
  }

  serviceOrigin(name: ServiceName): string {
    return new URL(this.plan(name).readyUrl).origin;
  }

  processOf(name: ServiceName): number | undefined {
    return this.services.get(name)?.pid;
  }

  /** The shell first, so that no request enters, then its dependencies. */
  async stop(): Promise<void> {
    await this.stopService('shell');
    await Promise.all([...this.services.keys()].map((name) => this.stopService(name)));
  }

  private launch(name: ServiceName, changes: Readonly<Record<string, string>>): Service {
    const plan = this.plan(name);
    const service = new Service({ ...plan, environment: { ...plan.environment, ...changes } }, this.options.log);
    this.services.set(name, service);
    return service;
  }

  /** Starts a service again whenever it ends by itself, until it is stopped or ends too often. */
  private async keepRunning(name: ServiceName, first: Service, changes: Readonly<Record<string, string>>) {
    const say = (line: string) => this.options.log(name, line, 'stderr');
    const backOff = new BackOff();
    for (let service = first; ; ) {
      const startedAt = performance.now();
      const reason = await service.ended;
      if (this.leaving.has(service)) return;
      const pause = backOff.next(performance.now() - startedAt);
      if (pause === null) return this.died.resolve(`${name} ended again and again, at last by ${reason}.`);
      say(`ended unexpectedly (${reason}); starting it again in ${pause / 1000} s`);
      await wait(pause);
      // It was stopped or replaced meanwhile.
      if (this.services.get(name) !== service) return;
      service = this.launch(name, changes);
      const running = service;
      await service.ready(READY_WITHIN_MS).then(
        () => say('runs again'),
        (fault: Error) => {
          say(fault.message);
          running.signal('SIGKILL');
        },
      );
    }
  }

  private plan(name: ServiceName): ServicePlan {
    const plan = this.plans.get(name);
    if (!plan) throw new Error(`no service ${name}`);
    return plan;
  }
}

function planStore(options: PlanOptions): ServicePlan[] {
  return [planApi(options), ...planRemotes(options), planShell(options)];
}
