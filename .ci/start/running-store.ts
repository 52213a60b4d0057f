import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedServer } from '../../store-api/src/platform/database/embedded/server.ts';
import { BackOff } from './back-off.ts';
import { moveFormerDatabase, openDatabaseOf } from './database.ts';
import { type LogLine, type Running, Service } from './service.ts';
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

/** What runs: the services, before them the embedded database. */
type Part = ServiceName | 'database';

/**
 * The composed store: the embedded database, store-api, the remotes and the shell, each a process. Single services can be
 * stopped, and started again on the same port.
 */
export class RunningStore {
  readonly options: StoreOptions;
  private readonly services = new Map<Part, Running>();
  private readonly plans: ReadonlyMap<ServiceName, ServicePlan>;
  private readonly died = Promise.withResolvers<string>();
  private readonly leaving = new Set<Running>();
  private readonly database: EmbeddedServer | null;

  private constructor(options: StoreOptions, database: EmbeddedServer | null) {
    this.options = options;
    this.database = database;
    this.plans = new Map(planStore(options, database?.url).map((plan) => [plan.name, plan]));
  }

  /** Resolves when every service is ready. A fault stops everything that was started. */
  static async start(options: StoreOptions): Promise<RunningStore> {
    const store = new RunningStore(options, await openDatabaseOf(options));
    try {
      if (store.database) {
        await store.startService('database');
        await moveFormerDatabase(options);
      }
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

  async startService(name: Part, changes: Readonly<Record<string, string>> = {}): Promise<void> {
    const service = this.launch(name, changes);
    await service.ready(READY_WITHIN_MS);
    void this.keepRunning(name, service, changes);
  }

  async stopService(name: Part): Promise<void> {
    const service = this.services.get(name);
    if (!service) return;
    this.leaving.add(service);
    this.services.delete(name);
    await service.stop(this.options.graceMs);
  }

  /** Sends a signal that the store must survive: SIGSTOP hangs a service, SIGCONT resumes it. */
  signalService(name: Part, signal: NodeJS.Signals): void {
    this.services.get(name)?.signal(signal);
  }

  serviceOrigin(name: ServiceName): string {
    return new URL(this.plan(name).readyUrl).origin;
  }

  processOf(name: Part): number | undefined {
    return this.services.get(name)?.pid;
  }

  /** The shell first, so that no request enters, then its dependencies, and last what they write to. */
  async stop(): Promise<void> {
    await this.stopService('shell');
    const others = [...this.services.keys()].filter((name) => name !== 'database');
    await Promise.all(others.map((name) => this.stopService(name)));
    await this.stopService('database');
    this.database?.release();
  }

  private launch(name: Part, changes: Readonly<Record<string, string>>): Running {
    const running = name === 'database' ? this.launchDatabase() : this.launchService(name, changes);
    this.services.set(name, running);
    return running;
  }

  private launchDatabase(): Running {
    if (!this.database) throw new Error('the database is on a server');
    return this.database.launch((line) => this.options.log('database', line, 'stderr'));
  }

  private launchService(name: ServiceName, changes: Readonly<Record<string, string>>): Service {
    const plan = this.plan(name);
    return new Service({ ...plan, environment: { ...plan.environment, ...changes } }, this.options.log);
  }

  /** Starts a service again whenever it ends by itself, until it is stopped or ends too often. */
  private async keepRunning(name: Part, first: Running, changes: Readonly<Record<string, string>>) {
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
      // It was stopped or replaced since.
      if (this.services.get(name) !== service) return;
      service = this.launch(name, changes);
      const running = service;
      await service.ready(READY_WITHIN_MS).then(
        () => say('runs again'),
        (fault: Error) => {
          say(fault.message);
          running.kill();
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

function planStore(options: PlanOptions, databaseUrl?: string): ServicePlan[] {
  return [planApi(options, databaseUrl), ...planRemotes(options), planShell(options)];
}
