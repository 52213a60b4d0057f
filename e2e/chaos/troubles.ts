import { setTimeout as wait } from 'node:timers/promises';
import { REMOTES } from '../../.ci/packages.ts';
import type { ServiceName } from '../../.ci/start/service-plan.ts';
import type { StressedStore } from './stressed-store.ts';

/** How long a process hangs, in milliseconds. */
const HANG_MS = 4000;

type Trouble = (stressed: StressedStore) => Promise<void>;

const SERVICES: readonly ServiceName[] = ['store-api', 'shell', ...REMOTES];

const kill =
  (name: ServiceName): Trouble =>
  async ({ store }) =>
    store.signalService(name, 'SIGKILL');

const hang =
  (name: ServiceName): Trouble =>
  async ({ store }) => {
    store.signalService(name, 'SIGSTOP');
    await wait(HANG_MS);
    store.signalService(name, 'SIGCONT');
  };

/** What may happen at any time; each lasts seconds, and the store is left to recover by itself. */
export const TROUBLES: Readonly<Record<string, Trouble>> = {
  ...Object.fromEntries(
    SERVICES.flatMap((name) => [
      [`${name} is killed`, kill(name)],
      [`${name} hangs`, hang(name)],
    ]),
  ),
  'the second store-api is killed': async ({ secondApi }) => secondApi.signal('SIGKILL'),
  'the second store-api hangs': async ({ secondApi }) => {
    secondApi.signal('SIGSTOP');
    await wait(HANG_MS);
    secondApi.signal('SIGCONT');
  },
  'the database restarts, fast': async ({ postgres }) => {
    await postgres.stop('fast');
    await postgres.start();
  },
  'the database crashes': async ({ postgres }) => {
    await postgres.stop('immediate');
    await postgres.start();
  },
  'the database is gone for a while': async ({ postgres }) => {
    await postgres.stop('fast');
    await wait(HANG_MS);
    await postgres.start();
  },
  'every database session is ended': async ({ query }) => {
    await query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
    );
  },
  'the mail server falls silent': async ({ mails }) => {
    void mails.beSilent('before-the-mail');
    await wait(HANG_MS);
    mails.speakAgain();
  },
};
