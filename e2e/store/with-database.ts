import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Runs with a copy of the run's seeded database, or of another template, on the test server. */
export async function withDatabase(
  server: string,
  use: (url: string) => Promise<void>,
  template = process.env.TEST_POSTGRES_TEMPLATE,
): Promise<void> {
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  try {
    const url = new URL(server);
    url.pathname = `/${name}`;
    await use(url.href);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}
