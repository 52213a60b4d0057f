import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT_AND_VERIFIED = 0x05;
const HOLDS_CREDENTIAL = 0x40;

interface Asked {
  readonly challenge: string;
}

/** An authenticator with one ES256 passkey, as a phone or a security key answers a browser. */
export function softAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const;
  let counter = 0;

  const client = (type: string, { challenge }: Asked, at: string, crossOrigin = false) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin }));
  const authenticatorData = (flags: number, count: number, more = Buffer.alloc(0)) => {
    const head = Buffer.alloc(37);
    createHash('sha256').update(new URL(origin).hostname).digest().copy(head);
    head.writeUInt8(flags, 32);
    head.writeUInt32BE(count, 33);
    return Buffer.concat([head, more]);
  };

  return {
    id: named.id,

    create(asked: Asked, at = origin, crossOrigin = false) {
      const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const authData = authenticatorData(PRESENT_AND_VERIFIED | HOLDS_CREDENTIAL, 0, credential);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: client('webauthn.create', asked, at, crossOrigin).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** @param count the signature counter; one more than before without it */
    use(asked: Asked, { at = origin, flags = PRESENT_AND_VERIFIED, count = counter + 1, crossOrigin = false } = {}) {
      counter = Math.max(counter, count);
      const data = authenticatorData(flags, count);
      const clientData = client('webauthn.get', asked, at, crossOrigin);
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
