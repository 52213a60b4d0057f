import type { Db } from './schema.ts';

/** A secret of this installation, created on first use and shared by all processes. */
export async function installationSecret(db: Db, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('installation_secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const secret = await db
    .selectFrom('installation_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret.value;
}
