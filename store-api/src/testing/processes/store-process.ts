import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ApiCall, WireAnswer } from 'shared-contracts/api/call';
import { Envelope } from 'shared-contracts/api/envelope';
import * as v from 'valibot';
import { startApi } from '../api-process.ts';
import { databaseUrl, pooledUrl } from '../databases.ts';
import type { Credentials, TestApp } from '../test-app.ts';
import { until } from '../until.ts';

// Real processes of the API over one PostgreSQL, for tests of what only they can break.

/** What a process answered: the status, its headers, and the body as it came. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface StoreProcess {
  readonly address: string;
  /** Posts JSON; a process that dies before its answer makes it reject. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answered>;
  call(call: ApiCall, parameters: unknown, as?: Credentials): Promise<Answered>;
  isRunning(): boolean;
  /** Sends a signal that it must survive: SIGSTOP hangs it, SIGCONT resumes it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Everything it has logged so far. */
  output(): string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
}

/** The address of the database a test's app works on. */
export async function addressOf({ db }: TestApp): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return databaseUrl(rows[0]?.name ?? '');
}

/** Starts the API as an operator does, on the given database, with the payment sandbox. */
export async function startStore(
  database: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<StoreProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-process-'));
  const port = await freePort();
  const api = startApi({
    DATABASE_URL: pooledUrl(database),
    ...(pooledUrl(database) === database ? {} : { DATABASE_DIRECT_URL: database }),
    DATA_DIR: dataDir,
    PORT: String(port),
    PAYMENT_SANDBOX: 'allow',
    LOG_LEVEL: 'warn',
    ...environment,
  });
  const address = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    if (api.child.exitCode !== null) throw new Error(`the API ended: ${api.output()}`);
    return (await fetch(`${address}/readyz`).catch(() => null))?.ok ?? false;
  };
  await until(isReady, 'the API is ready');

  const post: StoreProcess['post'] = async (path, body, headers = {}) => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const answered = { status: answer.status, headers: answer.headers, body: await answer.json() };
    if (outcomeOf(answered) !== 'too-slow') return answered;
    // A busy machine slows the store: like a shopper, the test asks again.
    await wait(250);
    return post(path, body, headers);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    api.child.kill(signal);
    await api.exited();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    address,
    post,
    call: (call, parameters, as) =>
      post(call.path, { requestParameters: parameters }, { token: as?.token ?? '', userid: String(as?.userId ?? '') }),
    isRunning: () => api.child.exitCode === null && api.child.signalCode === null,
    signal: (signal) => api.child.kill(signal),
    output: api.output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Asks again after Retry-After while the store is busy, as pages do about paid money. */
export async function onceFree(request: () => Promise<Answered>): Promise<Answered> {
  for (;;) {
    const answered = await request();
    if (answered.status !== 503) return answered;
    await wait(Number(answered.headers.get('retry-after')) * 1000);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export function answerOf<Call extends ApiCall>(call: Call, { status, body }: Answered): WireAnswer<Call> {
  if (status !== 200) throw new Error(`${call.name} answered ${status}: ${JSON.stringify(body)}`);
  const answer: WireAnswer<Call> = v.parse(call.answer, JSON.parse(v.parse(Envelope, body).data));
  return answer;
}

const Coded = v.object({ code: v.string() });

/** 'ok', or the code a call was refused with. */
export function outcomeOf({ status, body }: Answered): string {
  if (status === 200) return 'ok';
  const refused = v.safeParse(Coded, body);
  return refused.success ? refused.output.code : String(status);
}

/** What the test window hands back once it is paid. */
export const Completed = v.object({
  razorpay_payment_id: v.string(),
  razorpay_order_id: v.string(),
  razorpay_signature: v.string(),
});

/** The shopper pays in the test window that a process serves; null when the provider says it has been paid before. */
export async function payAt(store: Pick<StoreProcess, 'post'>, started: { readonly id: string; readonly key: string }) {
  const { body, status } = await store.post('/payment-sandbox/checkout/payments', {
    key: started.key,
    order_id: started.id,
    outcome: 'success',
  });
  return status === 200 ? v.parse(Completed, body) : null;
}

/** How often each outcome occurred, for the report of a test and its expectation. */
export function tally(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Prints a line of counts under the test's name. */
export function report(line: string): void {
  process.stdout.write(`    ${line}\n`);
}
