import { randomBytes } from 'node:crypto';
import type { Db } from './schema.ts';

const newSecret = () => randomBytes(32).toString('base64url');

/** A secret of this installation, created on first use and shared by all processes. */
export async function installationSecret(db: Db, name: string, make = newSecret): Promise<string> {
  const read = () => db.selectFrom('installation_secrets').select('value').where('name', '=', name).executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  await db
    .insertInto('installation_secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const made = await read();
  if (!made) throw new Error(`The secret ${name} was removed at the same time`);
  return made.value;
}
