import path from 'node:path';
import type { Choices } from './choices.ts';

/** The message for the owner when the store is ready: its address and the defaults. */
export function announcement(origin: string, choices: Choices, seconds: number): string {
  return [
    `The store is open at ${origin}   (started in ${seconds.toFixed(1)} s)`,
    `  database   ${database(choices)}`,
    `  payments   ${PAYMENTS[choices.payments]}`,
    `  data       ${choices.dataFolder}`,
    `  API        ${origin}/api/docs`,
    '  Stop it with Ctrl-C.',
  ].join('\n');
}

function database({ databaseUrl, dataFolder }: Choices): string {
  if (!databaseUrl) return `PGlite in ${path.join(dataFolder, 'db')} (DATABASE_URL selects a PostgreSQL server)`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${host}${pathname}`;
}

const PAYMENTS: Readonly<Record<Choices['payments'], string>> = {
  razorpay: 'Razorpay',
  sandbox: 'bundled test sandbox (PAYMENT_SANDBOX=allow): no money moves; RAZORPAY_KEY_ID and _SECRET select Razorpay',
  none: 'off: no Razorpay keys, and PAYMENT_SANDBOX=deny',
};
