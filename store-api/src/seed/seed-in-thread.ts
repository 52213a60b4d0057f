import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Db } from '../platform/database/schema.ts';
import { isFilled, type SeedSettings, seed } from './seed.ts';

export interface SeedWork {
  readonly url: string;
  readonly settings: SeedSettings;
}

/** `seed`, in a thread where there is much to insert: its memory ends with it. The API would hold 150 MB of it for good. */
export async function seedAside(db: Db, url: string, settings: SeedSettings): Promise<void> {
  if (await isFilled(db)) return seed(db, settings);
  const workerData: SeedWork = { url, settings };
  await once(new Worker(new URL('./seed-worker.ts', import.meta.url), { workerData }), 'exit');
}
