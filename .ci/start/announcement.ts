import { recordedCluster } from '../../store-api/src/platform/database/embedded/cluster.ts';
import { addressesOf, hostOf } from '../../store-api/src/platform/settings/database-hosts.ts';
import type { Choices } from './choices.ts';
import type { RunningStore } from './running-store.ts';

/** The message for the owner when the store is ready: its address and the defaults. */
export function announcement(store: RunningStore, choices: Choices, seconds: number): string {
  const api = store.serviceOrigin('store-api');
  return [
    `The store is open at ${store.origin}   (started in ${seconds.toFixed(1)} s)`,
    `  database   ${database(choices)}`,
    `  payments   ${PAYMENTS[choices.payments]}`,
    `  data       ${choices.dataFolder}`,
    ...(choices.seed === 'none' ? [NO_SAMPLES] : []),
    `  API        ${api}/api/docs   (this machine only)`,
    `  mail       ${choices.sendsMail ? 'by SMTP_URL' : `${api}/api/dev/mail   (this machine only)`}`,
    `  metrics    http://127.0.0.1:${store.options.shellEnvironment?.METRICS_PORT}/metrics, ${api}/metrics`,
    '  Stop it with Ctrl-C.',
  ].join('\n');
}

const NO_SAMPLES =
  '  samples    none (SEED=none): "An empty shop" in docs/operations.md says how to fill a shop; SEED=samples fills it with samples';

function database({ databaseUrl, dataFolder }: Choices): string {
  if (!databaseUrl) return `PostgreSQL in ${recordedCluster(dataFolder)?.folder} (DATABASE_URL selects a server)`;
  const addresses = addressesOf(databaseUrl);
  return `PostgreSQL ${addresses.map(hostOf).join(', ')}${URL.parse(addresses[0] ?? '')?.pathname}`;
}

const PAYMENTS: Readonly<Record<Choices['payments'], string>> = {
  razorpay: 'Razorpay',
  sandbox: 'bundled test sandbox (PAYMENT_SANDBOX=allow): no money moves; RAZORPAY_KEY_ID and _SECRET select Razorpay',
  none: 'closed: RAZORPAY_KEY_ID and _SECRET select Razorpay, PAYMENT_SANDBOX=allow test payments',
};
