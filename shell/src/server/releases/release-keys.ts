import type { KeyObject } from 'node:crypto';
import { TEAM_NAMES, TEAMS, type Team } from 'shared-contracts/remote/teams';
import { readPublicKey } from 'shared-contracts/server/release-signature';

export type ReleaseKeys = Readonly<Record<Team, readonly KeyObject[]>>;

/**
 * Parses RELEASE_KEYS: 'mfe-catalog=KEY,KEY mfe-account=KEY', with '*' for every team. Several keys of a team are valid at
 * once, so that it can change its key. Null when a part is not a key or names no team.
 */
export function readReleaseKeys(text: string): ReleaseKeys | null {
  const packages = new Set<string>(['*', ...TEAM_NAMES.map((team) => TEAMS[team].package)]);
  const keys = new Map<string, KeyObject[]>();
  for (const entry of text.trim().split(/\s+/)) {
    const [, name = '', list = ''] = /^([^=]+)=(.+)$/.exec(entry) ?? [];
    const read = list.split(',').map(readPublicKey);
    if (!packages.has(name) || read.includes(null)) return null;
    keys.set(name, [...(keys.get(name) ?? []), ...read.filter((key) => key !== null)]);
  }
  const of = (team: Team) => [...(keys.get(TEAMS[team].package) ?? []), ...(keys.get('*') ?? [])];
  return Object.fromEntries(TEAM_NAMES.map((team) => [team, of(team)])) as Record<Team, KeyObject[]>;
}
