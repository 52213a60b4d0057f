import { createHash, type KeyObject } from 'node:crypto';
import { packageOf, type Team, teamOfPackage } from 'shared-contracts/remote/teams';
import { publicKeyText, readPublicKey } from 'shared-contracts/server/release-signature';

/** Who may sign a team's releases. */
export type ReleaseKeys = (team: Team) => readonly KeyObject[];

/** A public half as `publicKeyText` writes it: base64 can be typed in several ways. Null when it is none. */
export function canonicalKey(typed: string): string | null {
  const key = readPublicKey(typed);
  return key && publicKeyText(key);
}

/** Names a key in logs and histories. @param key as settings hold it */
export function keyId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

/**
 * Parses RELEASE_KEYS: 'mfe-catalog=KEY,KEY mfe-account=KEY', with '*' for every team. Several keys of a team are valid at
 * once, so that it can change its key. Null when a part is not a key or names no remote.
 */
export function readReleaseKeys(text: string): ReleaseKeys | null {
  const keys = new Map<string, KeyObject[]>();
  for (const entry of text.trim().split(/\s+/)) {
    const [, name = '', list = ''] = /^([^=]+)=(.+)$/.exec(entry) ?? [];
    const read = list.split(',').map(readPublicKey);
    if ((name !== '*' && !teamOfPackage(name)) || read.includes(null)) return null;
    keys.set(name, [...(keys.get(name) ?? []), ...read.filter((key) => key !== null)]);
  }
  return (team) => [...(keys.get(packageOf(team)) ?? []), ...(keys.get('*') ?? [])];
}
