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
 * Whether the time of an answer tells that an address has an account: each call is made with a known and an unknown one
 * in turns, over PostgreSQL and without a network in between. `TEST_DATABASE_URL=postgres://… npm run bench:login-time
 * -w store-api [-- --times 300]`, a server where a database may be made.
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '300' } } });
const TIMES = Number(values.times);

const CALLS: readonly { readonly call: ApiCall; parameters(email: string): object }[] = [
  { call: getUserLogin, parameters: (Email) => ({ Email, Password: 'wrong-password' }) },
  { call: validateEmailSendOtp, parameters: (EmailAddress) => ({ EmailAddress }) },
  {
    call: validateOtpChangePassword,
    // Should it ever be the code that was drawn, the password is set, and the next round tries another.
    parameters: (EmailAddress) => ({ EmailAddress, Otp: '000000', NewPassword: 'another-password' }),
  },
];

const name = `login_time_bench_${process.pid}`;
await administer(`create database ${name}`);
const database = openPostgres(databaseUrl(name));
await migrate(database.db);
await seed(database.db, { dataDir: '/tmp' });
const open = async () => database;
const app = await buildTestApp({ name: 'PostgreSQL', available: true, open, openEmpty: open });
try {
  const { email: known } = await signedIn(app);
  const unknown = newEmail();
  write('| call | known ms, median (quartiles) | unknown ms, median (quartiles) |');
  write('|---|---:|---:|');
  for (const each of CALLS) {
    await mailCodes(app, [known, unknown]);
    const [ofKnown = [], ofUnknown = []] = await inTurns(app, each, [known, unknown]);
    write(`| ${each.call.name} | ${quartiles(ofKnown)} | ${quartiles(ofUnknown)} |`);
  }
} finally {
  await app.close();
  await administer(`drop database ${name} with (force)`);
}

/** Both addresses have been asked for, and what there is to send has been sent. */
async function mailCodes(app: TestApp, emails: readonly string[]): Promise<void> {
  await app.db.deleteFrom('rate_limits').execute();
  for (const EmailAddress of emails) await app.call(validateEmailSendOtp, { EmailAddress });
  await emptyOutbox(app, () => new Date(Date.now() + 1000));
}

/** Milliseconds of each call, by address; the first tenth warms up. */
async function inTurns(
  { db, http }: TestApp,
  { call, parameters }: (typeof CALLS)[number],
  emails: readonly string[],
): Promise<readonly number[][]> {
  const took: number[][] = emails.map(() => []);
  const warmUp = Math.ceil(TIMES / 10);
  for (let round = 0; round < TIMES + warmUp; round += 1) {
    await db.deleteFrom('rate_limits').execute();
    await db.updateTable('password_codes').set({ tries: 0 }).execute();
    // Whoever comes first finds the tables just emptied, so they take turns at that too.
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
