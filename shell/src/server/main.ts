import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { claimPrivateFolder } from 'shared-contracts/server-kit/private-folder';
import { serviceLog } from 'shared-contracts/server-kit/service-log';
import { openTracing } from 'shared-contracts/server-kit/tracing/open-tracing';
import type { Tracing } from 'shared-contracts/server-kit/tracing/tracing';
import { parseEnvironment, type ShellEnvironment } from './environment.ts';
import { ownBuild } from './own-build.ts';
import { createShellApp, type ShellBuild } from './shell-app.ts';

/** A failed start prints one sentence per fault to standard error and exits with code 1. */
async function main(): Promise<void> {
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok) return fail(parsed.faults);
  const { environment } = parsed;
  const folderFault = claimPrivateFolder(environment.dataDirectory);
  if (folderFault) return fail([folderFault]);
  const build = findBuild(environment.distDirectory);
  if (!build) return fail(['The shell is not built: run npm run build -w shell.']);

  const { version } = build.release;
  const logger = pino(serviceLog({ service: 'shell', version, level: environment.logLevel }));
  const tracing = await openTracing(environment.tracing, { name: 'shell', version }, logger);
  const stopping = new AbortController();
  let app: FastifyInstance | undefined;
  try {
    app = await createShellApp(environment, build, { logger, tracing, stopping: stopping.signal });
    await app.listen(environment.address);
  } catch (fault) {
    await app?.close();
    await tracing.close();
    return fail([explain(fault as NodeJS.ErrnoException, environment)]);
  }
  stopOnSignal(app, tracing, environment, stopping);
}

function explain(
  fault: NodeJS.ErrnoException & { readonly port?: number },
  { address: { port } }: ShellEnvironment,
): string {
  if (fault.code !== 'EADDRINUSE') return `The shell cannot start: ${fault.message}.`;
  return `Port ${fault.port} is taken: choose another by ${fault.port === port ? 'PORT' : 'METRICS_PORT'}.`;
}

function stopOnSignal(
  app: FastifyInstance,
  tracing: Tracing,
  { drain, shutdownGrace }: ShellEnvironment,
  stopping: AbortController,
): void {
  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await wait(drain);
    // Requests in flight may finish within the grace period.
    setTimeout(() => process.exit(1), shutdownGrace).unref();
    await app.close();
    await tracing.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function findBuild(folder?: string): ShellBuild | null {
  try {
    return ownBuild(folder);
  } catch {
    return null;
  }
}

function fail(sentences: readonly string[]): void {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

await main();
