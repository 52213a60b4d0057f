import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Runs with a copy of the run's seeded database on the test server. */
export async function withDatabase(server: string, use: (url: string) => Promise<void>): Promise<void> {
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template ${process.env.TEST_POSTGRES_TEMPLATE}`);
  try {
    const url = new URL(server);
    url.pathname = `/${name}`;
    await use(url.href);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}
