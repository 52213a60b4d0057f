import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RunningStore } from '../../../.ci/start/running-store.ts';
import { ROOT } from '../../store/composed-store.ts';

const COMMANDS = path.join(ROOT, 'store-api/src/store.ts');

/** What an operator types after `npm run store --`, over the store that runs. Rejects when it is refused. */
export async function operator(store: RunningStore, ...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMANDS, ...words], {
    env: { ...process.env, DATA_DIR: store.options.dataFolder, DATABASE_URL: '' },
  });
  return stdout;
}
