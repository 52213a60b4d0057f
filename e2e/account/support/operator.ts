import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RunningStore } from '../../../.ci/start/running-store.ts';
import { ROOT } from '../../store/composed-store.ts';
import { databaseOf } from '../../store/in-database.ts';

const COMMANDS = path.join(ROOT, 'store-api/src/store.ts');

/** Runs `npm run store --` with these words against the running store. Rejects when the command fails. */
export async function operator(store: RunningStore, ...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMANDS, ...words], {
    env: { ...process.env, DATA_DIR: store.options.dataFolder, DATABASE_URL: databaseOf(store) },
  });
  return stdout;
}
