import path from 'node:path';
import '../end-with-parent.mjs';
import { claimPrivateFolder } from 'shared-contracts/server-kit/private-folder';
import { announcement } from './announcement.ts';
import { buildPackages } from './build-packages.ts';
import { type Choices, ownChoices } from './choices.ts';
import { runCommand, say } from './command.ts';
import { claimPort, servicePorts } from './ports.ts';
import { RunningStore } from './running-store.ts';
import { StartFault } from './start-fault.ts';
import { STOP, stopSignal } from './stop-signal.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

async function main(): Promise<void> {
  const started = performance.now();
  const choices = ownChoices(ROOT);
  const fault = claimPrivateFolder(choices.dataFolder);
  if (fault) throw new StartFault(fault);
  await claimPort(choices.port, choices.host);
  await buildPackages(ROOT, say);

  const stopAsked = stopSignal();
  const starting = startStore(choices);
  const store = await Promise.race([starting, stopAsked]);
  if (!(store instanceof RunningStore)) return (await starting).stop();

  say(announcement(store, choices, (performance.now() - started) / 1000));
  const end = await Promise.race([stopAsked, store.serviceDied]);
  say(end === STOP ? 'Stopping …' : `${end} Stopping the rest …`);
  await store.stop();
  if (end === STOP) say('The store is closed.');
  else process.exitCode = 1;
}

async function startStore(choices: Choices): Promise<RunningStore> {
  // The shell's own port is chosen; the free one that was found for it serves its metrics.
  const { shell: metrics, ...free } = await servicePorts();
  const ports = { ...free, shell: choices.port };
  return RunningStore.start({
    root: ROOT,
    ports,
    host: choices.host,
    publicOrigin: choices.publicOrigin,
    dataFolder: choices.dataFolder,
    logLevel: choices.logLevel,
    graceMs: choices.graceMs,
    ...serviceVariables(choices, metrics),
    paymentEnvironment: choices.payments === 'sandbox' ? { PAYMENT_SANDBOX: 'allow' } : {},
    log: (service, line, from) => {
      if (from === 'stderr' || isLogged(line, choices)) say(`[${service}] ${line}`);
    },
  });
}

/** Environment variables that the services get in addition to the inherited ones. */
function serviceVariables({ metricsPort, releaseKeys, seed }: Choices, freePort: number) {
  return {
    shellEnvironment: {
      METRICS_PORT: String(metricsPort ?? freePort),
      ...(releaseKeys ? { RELEASE_KEYS: releaseKeys } : {}),
    },
    apiEnvironment: seed ? { SEED: seed } : {},
  };
}

/** LOG_LEVEL filters a service's log entries; its other output is shown. */
function isLogged(line: string, { logLevel }: Choices): boolean {
  return line.startsWith('{') || ['trace', 'debug', 'info'].includes(logLevel);
}

runCommand(main);
