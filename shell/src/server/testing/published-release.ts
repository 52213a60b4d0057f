import { generateKeyPairSync } from 'node:crypto';
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract-version';
import { packageOf } from 'shared-contracts/remote/teams';
import { contentOf, integrityOf, type Release } from 'shared-contracts/server/release';
import { publicKeyText, signatureOf } from 'shared-contracts/server/release-signature';
import type { CanaryDecision, Suspension } from '../canaries/canary-decisions.ts';
import { type ReleaseKeys, readReleaseKeys } from '../releases/release-keys.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import type { SignedRelease } from '../releases/signed-release.ts';
import { type StoredRelease, stored } from '../releases/stored-release.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const { privateKey } = generateKeyPairSync('ed25519');

/** Those of the fake sources. */
export const FAKE_KEYS = readReleaseKeys(`*=${publicKeyText(privateKey)}`) as ReleaseKeys;

/** A store of these remotes. */
export function remotesOf(sources: Readonly<Record<string, ReleaseSource>>, origins: readonly string[] = []) {
  const suspensions = new Map<string, Suspension>();
  return {
    read: async () => undefined,
    teams: () => Object.keys(sources),
    sourceOf: (team: string) => sources[team] ?? fakeSource(packageOf(team), '1.0.0'),
    originsOf: () => origins,
    decisionOf: (): CanaryDecision | undefined => undefined,
    suspensionOf: (team: string) => suspensions.get(team),
    suspend: async (team: string, suspension: Suspension) => void suspensions.set(team, suspension),
    resume: (team: string) => suspensions.delete(team),
    pinnedOf: (_team: string): { version: string; content: string } | undefined => undefined,
  };
}

export function signed(release: Release): SignedRelease {
  const content = bytes(JSON.stringify(release));
  return { content, signature: signatureOf(content, privateKey) };
}

/** A release of one page, whose files contain its version. */
export function publishedRelease(name: string, version: string, changes: Partial<Release> = {}): StoredRelease {
  const file = integrityOf(bytes(`${name} ${version}`));
  return stored({
    name,
    version,
    contractVersion: CONTRACT_VERSION,
    commit: 'abc',
    web: {
      entry: 'remoteEntry.js',
      modules: { 'pages/listing': { js: ['a.js'], css: [], islands: [] } },
      files: { 'remoteEntry.js': file, 'a.js': file },
    },
    node: { entry: 'remoteEntry.js', files: { 'remoteEntry.js': file } },
    ...changes,
  });
}

export interface FakeSource extends ReleaseSource {
  behaviour: 'healthy' | 'unavailable' | 'altered-files';
  /** The live version. */
  published: string;
  readonly served: string[];
}

export function fakeSource(
  name: string,
  published: string,
  releaseOf = (version: string) => publishedRelease(name, version),
): FakeSource {
  const source: FakeSource = {
    behaviour: 'healthy',
    published,
    served: [],
    async live() {
      if (source.behaviour === 'unavailable') throw new Error('connect ECONNREFUSED');
      return { version: source.published, content: contentOf(releaseOf(source.published)) };
    },
    async release(version) {
      if (source.behaviour === 'unavailable') throw new Error('connect ECONNREFUSED');
      return signed(releaseOf(version));
    },
    async file(version, side, file) {
      const content = bytes(source.behaviour === 'altered-files' ? 'evil' : `${name} ${version}`);
      source.served.push(`${version}/${side}/${file}`);
      return content;
    },
  };
  return source;
}
