import { randomBytes } from 'node:crypto';
import { installationSecret } from '../../../platform/database/installation-secret.ts';
import type { Db } from '../../../platform/database/schema.ts';

export interface SandboxKeys {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

/** The sandbox's key pair: random, one per installation, the same for all its processes. */
export async function sandboxKeys(db: Db): Promise<SandboxKeys> {
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
