import { createHash } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { CreatedPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from 'shared-contracts/api/shapes/passkey';
import { LIMITS } from 'shared-contracts/domain/constants';
import type { InferOutput } from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import type { Settings } from '../../platform/settings/settings.ts';

const CHALLENGE_MS = 5 * 60_000;

interface PasskeyStore {
  readonly db: Db;
  readonly now: () => Date;
  /** Passkeys are bound to the host name of `publicOrigin`. */
  readonly settings: Pick<Settings, 'publicOrigin' | 'store'>;
}

interface PasskeyOwner {
  readonly userId: number;
  readonly email: string;
  readonly name: string;
}

/** Passkeys are discoverable and verify the person (PIN, finger, face), so one is enough to log in without an address. */
export function passkeys({ db, now, settings }: PasskeyStore) {
  const { publicOrigin: origin } = settings;
  const rpId = new URL(origin).hostname;
  const expected = { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true } as const;

  /** False for what a browser signed inside another site's frame: the store is never framed. */
  function isOwnPage(clientDataJSON: string): boolean {
    const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJSON);
    return !crossOrigin && topOrigin === undefined;
  }

  /** A challenge is for one person, or for a login, and works once. */
  async function issue(challenge: string, userId: number | null): Promise<void> {
    const expires_at = new Date(now().getTime() + CHALLENGE_MS);
    await db.insertInto('passkey_challenges').values({ challenge, user_id: userId, expires_at }).execute();
  }
  async function take(challenge: string, userId: number | null): Promise<boolean> {
    const taken = await db
      .deleteFrom('passkey_challenges')
      .where('challenge', '=', challenge)
      .where('user_id', userId === null ? 'is' : '=', userId)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    return taken.numDeletedRows === 1n;
  }

  const of = (userId: number) => db.selectFrom('passkeys').where('user_id', '=', userId).orderBy('passkey_id');

  return {
    list: (userId: number) => of(userId).select(['passkey_id', 'name', 'added_at', 'last_used_at']).execute(),

    /** Null when the person has as many as one may have. */
    async begin({ userId, email, name }: PasskeyOwner): Promise<InferOutput<typeof PasskeyCreation> | null> {
      const others = await of(userId).select(['credential_id', 'transports']).execute();
      if (others.length >= LIMITS.passkeys.most) return null;
      const options = await generateRegistrationOptions({
        rpName: settings.store.name,
        rpID: rpId,
        userID: userHandle(userId),
        userName: email,
        userDisplayName: name,
        timeout: CHALLENGE_MS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await issue(options.challenge, userId);
      return {
        rp: { id: rpId, name: settings.store.name },
        user: options.user,
        challenge: options.challenge,
        pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
        timeout: CHALLENGE_MS,
        attestation: 'none',
        excludeCredentials: others.map(({ credential_id: id, transports }) => ({ id, type: 'public-key', transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      };
    },

    /** Stores a created passkey. False for one that is not genuine, or is stored already. */
    async add(userId: number, name: string, created: InferOutput<typeof CreatedPasskey>): Promise<boolean> {
      const { transports = [], ...response } = created.response;
      const checked = await verifyRegistrationResponse({
        ...expected,
        response: { ...created, response: { ...response, transports }, clientExtensionResults: {} },
        expectedChallenge: (challenge) => take(challenge, userId),
      }).catch(() => null);
      if (!(checked?.verified && isOwnPage(response.clientDataJSON))) return false;
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      const added = await db
        .insertInto('passkeys')
        .values({
          user_id: userId,
          credential_id: id,
          public_key: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports,
          name,
          added_at: now(),
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },

    async rename(userId: number, passkeyId: number, name: string): Promise<boolean> {
      const renamed = await db
        .updateTable('passkeys')
        .set({ name })
        .where('user_id', '=', userId)
        .where('passkey_id', '=', passkeyId)
        .executeTakeFirst();
      return renamed.numUpdatedRows === 1n;
    },

    async remove(userId: number, passkeyId: number): Promise<boolean> {
      const removed = await db
        .deleteFrom('passkeys')
        .where('user_id', '=', userId)
        .where('passkey_id', '=', passkeyId)
        .executeTakeFirst();
      return removed.numDeletedRows === 1n;
    },

    async beginLogin(): Promise<InferOutput<typeof PasskeyRequest>> {
      const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
      await issue(challenge, null);
      return { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' };
    },

    /** The person whose passkey signed the challenge; null for anything else. */
    async personBehind(used: InferOutput<typeof UsedPasskey>): Promise<number | null> {
      const known = await db
        .selectFrom('passkeys')
        .select(['passkey_id', 'user_id', 'public_key', 'counter', 'transports'])
        .where('credential_id', '=', used.id)
        .executeTakeFirst();
      if (!known) return null;
      const { userHandle: _handle, ...response } = used.response;
      const checked = await verifyAuthenticationResponse({
        ...expected,
        response: { ...used, response, clientExtensionResults: {} },
        expectedChallenge: (challenge) => take(challenge, null),
        credential: {
          id: used.id,
          publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
          counter: known.counter,
          transports: known.transports,
        },
      }).catch(() => null);
      if (!(checked?.verified && isOwnPage(response.clientDataJSON))) return null;
      // Removed or used during the login: a copy of the key must not log in with the same counter.
      const counted = await db
        .updateTable('passkeys')
        .set({ counter: checked.authenticationInfo.newCounter, last_used_at: now() })
        .where('passkey_id', '=', known.passkey_id)
        .where('counter', '=', known.counter)
        .executeTakeFirst();
      return counted.numUpdatedRows === 1n ? known.user_id : null;
    },
  };
}

/** What an authenticator stores for the person; it shows nothing of them. */
function userHandle(userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`passkeys of ${userId}`).digest());
}
