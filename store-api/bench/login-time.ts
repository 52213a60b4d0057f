import { parseArgs } from 'node:util';
import type { ApiCall } from 'shared-contracts/api/call';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { validateEmailSendOtp } from 'shared-contracts/api/validate-email-send-otp';
import { validateOtpChangePassword } from 'shared-contracts/api/validate-otp-change-password';
import { openPostgres } from '../src/platform/database/connection.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { seed } from '../src/seed/seed.ts';
import { administer, databaseUrl } from '../src/testing/databases.ts';
import { emptyOutbox } from '../src/testing/empty-outbox.ts';
import { newEmail, signedIn } from '../src/testing/shop-floor.ts';
import { buildTestApp, type TestApp } from '../src/testing/test-app.ts';

/**
 * Measures whether the time of an answer reveals an account: each call alternates between a known and an unknown address,
 * over PostgreSQL and without a network. `TEST_DATABASE_URL=postgres://… npm run bench:login-time
 * -w store-api [-- --times 300]`, on a server whose role may create a database.
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '300' } } });
const TIMES = Number(values.times);

const CALLS: readonly { readonly call: ApiCall; parameters(email: string): object }[] = [
  { call: getUserLogin, parameters: (Email) => ({ Email, Password: 'wrong-password' }) },
  { call: validateEmailSendOtp, parameters: (EmailAddress) => ({ EmailAddress }) },
  {
    call: validateOtpChangePassword,
    // In the rare case that this is the code, the password is set and the next round has another code.
    parameters: (EmailAddress) => ({ EmailAddress, Otp: '000000', NewPassword: 'another-password' }),
  },
];

const name = `login_time_bench_${process.pid}`;
await administer(`create database ${name}`);
const database = openPostgres(databaseUrl(name));
await migrate(database.db);
await seed(database.db, { dataDir: '/tmp' });
const open = async () => database;
const app = await buildTestApp({ open });
try {
  const { email: known } = await signedIn(app);
  const unknown = newEmail();
  write('| call | known ms, median (quartiles) | unknown ms, median (quartiles) |');
  write('|---|---:|---:|');
  for (const each of CALLS) {
    await mailCodes(app, [known, unknown]);
    const [ofKnown = [], ofUnknown = []] = await alternating(app, each, [known, unknown]);
    write(`| ${each.call.name} | ${quartiles(ofKnown)} | ${quartiles(ofUnknown)} |`);
  }
} finally {
  await app.close();
  await administer(`drop database ${name} with (force)`);
}

/** Requests codes for the addresses and sends the mails. */
async function mailCodes(app: TestApp, emails: readonly string[]): Promise<void> {
  await app.db.deleteFrom('rate_limits').execute();
  for (const EmailAddress of emails) await app.call(validateEmailSendOtp, { EmailAddress });
  await emptyOutbox(app, () => new Date(Date.now() + 1000));
}

/** Milliseconds of each call, by address; the first tenth warms up. */
async function alternating(
  { db, http }: TestApp,
  { call, parameters }: (typeof CALLS)[number],
  emails: readonly string[],
): Promise<readonly number[][]> {
  const took: number[][] = emails.map(() => []);
  const warmUp = Math.ceil(TIMES / 10);
  for (let round = 0; round < TIMES + warmUp; round += 1) {
    await db.deleteFrom('rate_limits').execute();
    await db.updateTable('password_codes').set({ tries: 0 }).execute();
    // The first call finds the tables just emptied, so the order alternates.
    const order = round % 2 ? [0, 1] : [1, 0];
    for (const index of order) {
      const begun = performance.now();
      const { statusCode } = await http.inject({
        method: 'POST',
        url: call.path,
        payload: { requestParameters: parameters(emails[index] ?? '') },
      });
      const milliseconds = performance.now() - begun;
      if (statusCode !== 200) throw new Error(`${call.name} answered ${statusCode}`);
      if (round >= warmUp) took[index]?.push(milliseconds);
    }
  }
  return took;
}

function quartiles(took: readonly number[]): string {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(2);
  return `${at(0.5)} (${at(0.25)} to ${at(0.75)})`;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
