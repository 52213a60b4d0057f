import { CONTRACT_VERSION } from 'shared-contracts/remote/contract-version';
import { integrityOf, type Release } from 'shared-contracts/server/release';
import type { ReleaseSource } from '../releases/release-source.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A release of one page, whose files contain its version. */
export function publishedRelease(name: string, version: string, changes: Partial<Release> = {}): Release {
  const file = integrityOf(bytes(`${name} ${version}`));
  return {
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
  };
}

export interface FakeSource extends ReleaseSource {
  behaviour: 'healthy' | 'unavailable' | 'altered-files';
  live: string;
  readonly served: string[];
}

export function fakeSource(
  name: string,
  live: string,
  releaseOf = (version: string) => publishedRelease(name, version),
): FakeSource {
  const source: FakeSource = {
    behaviour: 'healthy',
    live,
    served: [],
    async liveVersion() {
      if (source.behaviour === 'unavailable') throw new Error('connect ECONNREFUSED');
      return source.live;
    },
    async release(version) {
      if (source.behaviour === 'unavailable') throw new Error('connect ECONNREFUSED');
      return releaseOf(version);
    },
    async file(version, side, file, integrity) {
      const content = bytes(source.behaviour === 'altered-files' ? 'evil' : `${name} ${version}`);
      source.served.push(`${version}/${side}/${file}`);
      if (integrityOf(content) !== integrity) throw new Error(`${file} is not the file its release lists`);
      return content;
    },
  };
  return source;
}
