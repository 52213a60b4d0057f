import { buildPackages } from '../../.ci/start/build-packages.ts';
import { freePorts } from '../../.ci/start/ports.ts';
import { Service } from '../../.ci/start/service.ts';
import { planApi } from '../../.ci/start/service-plan.ts';
import { ROOT } from './composed-store.ts';
import { seededFolder } from './data-folders.ts';

/** Builds what changed and makes one migrated and seeded data folder, which every store of the run copies. */
export default async function seedOnce(): Promise<void> {
  await buildPackages(ROOT, () => undefined);
  const [port = 0] = await freePorts(1);
  const none = { shell: 0, 'mfe-catalog': 0, 'mfe-cart-checkout': 0, 'mfe-account': 0, 'mfe-content': 0 };
  const plan = planApi({
    root: ROOT,
    ports: { ...none, 'store-api': port },
    host: '127.0.0.1',
    publicOrigin: 'http://127.0.0.1',
    dataFolder: seededFolder(),
    logLevel: 'warn',
    graceMs: 5000,
    paymentEnvironment: { PAYMENT_SANDBOX: 'allow' },
  });
  const said: string[] = [];
  const api = new Service(plan, (_, line) => said.push(line));
  await api.ready(180_000).catch((fault: unknown) => {
    throw new Error(`store-api could not seed a data folder:\n${said.join('\n')}`, { cause: fault });
  });
  await api.stop(5000);
}
