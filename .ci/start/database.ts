import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { childEnvironment } from 'shared-contracts/build/build-environment.ts';
import { EmbeddedFault } from '../../store-api/src/platform/database/embedded/embedded-fault.ts';
import { readRecord } from '../../store-api/src/platform/database/embedded/record.ts';
import { type EmbeddedServer, embeddedServer } from '../../store-api/src/platform/database/embedded/server.ts';
import type { PlanOptions } from './service-plan.ts';
import { StartFault } from './start-fault.ts';

/** The database in the data folder; null where DATABASE_URL names a server. @throws StartFault when it cannot be used */
export async function openDatabaseOf(options: PlanOptions): Promise<EmbeddedServer | null> {
  const { apiEnvironment, paymentEnvironment, dataFolder } = options;
  const { DATABASE_URL, WAL_SPOOL } = childEnvironment({ ...paymentEnvironment, ...apiEnvironment });
  if (DATABASE_URL) return null;
  try {
    return await embeddedServer(dataFolder, { walSpool: WAL_SPOOL || null });
  } catch (fault) {
    throw fault instanceof EmbeddedFault ? new StartFault(fault.message) : fault;
  }
}

/** Moves the rows of a database of before, which the data folder remembers, while nothing else uses the new one. */
export async function moveFormerDatabase({ root, dataFolder }: PlanOptions): Promise<void> {
  if (!readRecord(dataFolder)?.former) return;
  const move = spawn(process.execPath, [path.join(root, 'store-api/src/store.ts'), 'database', 'move'], {
    env: childEnvironment({ DATA_DIR: dataFolder }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(move, 'close');
  if (code !== 0) throw new StartFault('The former database was not moved, and is as it was.');
}
