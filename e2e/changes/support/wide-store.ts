import pg from 'pg';
import { freePorts, servicePorts } from '../../../.ci/start/ports.ts';
import { Service } from '../../../.ci/start/service.ts';
import { type PlanOptions, planApi, planRemotes, planShell } from '../../../.ci/start/service-plan.ts';
import { ROOT } from '../../store/composed-store.ts';
import { scratchFolder } from '../../store/data-folders.ts';
import { Balancer } from './balancer.ts';

const READY_MS = 120_000;

/** Two shells and two API processes on one PostgreSQL; connections alternate between the API processes. */
export class WideStore {
  /** The shells' addresses. */
  readonly shells: readonly string[];
  /** The addresses of the shells' metrics, in the same order. */
  readonly metrics: readonly string[];
  readonly database: pg.Client;
  readonly apis: readonly Service[];
  private readonly others: readonly Service[];
  private readonly balancer: Balancer;

  private constructor(
    parts: Pick<WideStore, 'shells' | 'metrics' | 'database' | 'apis'> & { others: Service[]; balancer: Balancer },
  ) {
    this.shells = parts.shells;
    this.metrics = parts.metrics;
    this.database = parts.database;
    this.apis = parts.apis;
    this.others = parts.others;
    this.balancer = parts.balancer;
  }

  static async start(databaseUrl: string): Promise<WideStore> {
    const ports = await servicePorts();
    const [otherApi = 0] = await freePorts(1);
    const balancer = new Balancer([ports['store-api'], otherApi]);
    const apiOrigin = await balancer.listen();
    const options = (changes: Partial<PlanOptions>): PlanOptions => ({
      root: ROOT,
      ports,
      host: '127.0.0.1',
      publicOrigin: `http://127.0.0.1:${ports.shell}`,
      dataFolder: scratchFolder(),
      logLevel: 'warn',
      graceMs: 3000,
      paymentEnvironment: { PAYMENT_SANDBOX: 'allow', DATABASE_URL: databaseUrl, API_ORIGIN: apiOrigin },
      ...changes,
    });
    const log: string[] = [];
    const serve = (plan: ConstructorParameters<typeof Service>[0]) =>
      new Service(plan, (name, line) => log.push(`[${name}] ${line}`));
    const ready = (services: readonly Service[]) =>
      Promise.all(services.map((service) => service.ready(READY_MS))).catch((fault: unknown) => {
        throw new Error(`the store did not start:\n${log.join('\n')}`, { cause: fault });
      });

    const apis = [ports['store-api'], otherApi].map((port) =>
      serve(planApi(options({ ports: { ...ports, 'store-api': port } }))),
    );
    const remotes = planRemotes(options({})).map(serve);
    await ready([...apis, ...remotes]);
    // Found as late as they can be: until it is listened on, a connection of any process may take a port.
    const [otherShell = 0, ...metricsPorts] = await freePorts(3);
    const shells = [ports.shell, otherShell].map((port, index) => {
      const shellEnvironment = { METRICS_PORT: String(metricsPorts[index]) };
      return serve(planShell(options({ ports: { ...ports, shell: port }, shellEnvironment })));
    });
    await ready(shells);

    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const addresses = [ports.shell, otherShell].map((port) => `http://127.0.0.1:${port}`);
    const metrics = metricsPorts.map((port) => `http://127.0.0.1:${port}/metrics`);
    return new WideStore({ shells: addresses, metrics, database, apis, others: [...shells, ...remotes], balancer });
  }

  async stop(): Promise<void> {
    for (const service of [...this.others, ...this.apis]) await service.stop(3000);
    this.balancer.close();
    await this.database.end();
  }
}
