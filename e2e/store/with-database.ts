import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Without tables and rows: what a shop has before its first start. */
export const EMPTY = 'template0';

/** Runs with a copy of the run's seeded database, or of another template, on the test server. */
export async function withDatabase(
  use: (url: string) => Promise<void>,
  template = process.env.TEST_POSTGRES_TEMPLATE,
): Promise<void> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${template}`);
  try {
    const url = new URL(server);
    url.pathname = `/${name}`;
    await use(url.href);
  } finally {
    await administer(server, `drop database ${name} with (force)`);
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
