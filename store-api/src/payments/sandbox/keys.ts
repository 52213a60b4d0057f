import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { installationSecret } from '../installation-secret.ts';

export interface SandboxKeys {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

/** The sandbox's key pair: random, one per installation, the same for all its processes. */
export async function sandboxKeys(db: Kysely<Database>): Promise<SandboxKeys> {
  return {
    keyId: await installationSecret(
      db,
      'payment-sandbox-key-id',
      () => `rzp_sandbox_${randomBytes(7).toString('hex')}`,
    ),
    keySecret: await installationSecret(db, 'payment-sandbox-key-secret', () => randomBytes(24).toString('base64url')),
    webhookSecret: await installationSecret(db, 'payment-sandbox-webhook-secret', () =>
      randomBytes(24).toString('base64url'),
    ),
  };
}
