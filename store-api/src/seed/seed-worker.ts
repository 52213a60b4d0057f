import { workerData } from 'node:worker_threads';
import { openPostgres } from '../platform/database/connection.ts';
import { seed } from './seed.ts';
import type { SeedWork } from './seed-in-thread.ts';

const { url, settings } = workerData as SeedWork;
const database = openPostgres(url, { connections: 1 });
try {
  await database.withoutTimeouts((db) => seed(db, settings));
} finally {
  await database.close();
}
