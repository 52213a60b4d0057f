import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicKeyText, SIGNATURE_FILE, signatureOf } from '../contract/server/release-signature.ts';
import { buildEnvironment } from './build-environment.ts';

/** This checkout's own key, for `npm start` and tests, created at the first build and never shared. */
const LOCAL_KEY = path.resolve(import.meta.dirname, '../../node_modules/.cache/release-key.pem');

/** The team's private key: the PEM file that RELEASE_KEY_FILE names, else this checkout's own. */
export function signingKey(file = buildEnvironment().RELEASE_KEY_FILE): KeyObject {
  if (file) return createPrivateKey(readFileSync(file));
  try {
    return createPrivateKey(readFileSync(LOCAL_KEY));
  } catch {
    return makeKey(LOCAL_KEY);
  }
}

/** The absolute name of that key's file, for a build in another checkout. */
export function signingKeyFile(): string {
  const { RELEASE_KEY_FILE } = buildEnvironment();
  signingKey(RELEASE_KEY_FILE);
  return path.resolve(RELEASE_KEY_FILE || LOCAL_KEY);
}

/** RELEASE_KEYS of a shell that trusts every release of this checkout. */
export function localReleaseKeys(): string {
  return `*=${publicKeyText(signingKey(''))}`;
}

/** Writes a new key; of two processes at once the first one's counts. */
export function makeKey(file: string): KeyObject {
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { flag: 'wx', mode: 0o600 });
    return privateKey;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
    return createPrivateKey(readFileSync(file));
  }
}

/** Signs the release of a folder; leaves a signature by the same key as it is. */
export function signRelease(folder: string, key: KeyObject): void {
  const signature = signatureOf(readFileSync(path.join(folder, 'release.json')), key);
  writeFileSync(path.join(folder, SIGNATURE_FILE), signature);
}
