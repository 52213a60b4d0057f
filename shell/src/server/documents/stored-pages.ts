import { LRUCache } from 'lru-cache';
import { packageOf, teamOfPackage } from 'shared-contracts/remote/teams';
import * as v from 'valibot';
import type { DiskCache } from '../disk/disk-cache.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { ADDRESS, type Releases, type StoredRelease } from '../releases/stored-release.ts';
import { FIRST_SCRIPT_HASH } from './first-script.ts';
import type { HtmlDocument } from './page-document.ts';

/** The last good document of each URL on the disk, whatever composition made it. */
export interface StoredPages {
  /** Undefined when the browser could not run it: this shell no longer serves a release that it names. */
  find(url: URL): Promise<HtmlDocument | undefined>;
  store(url: URL, document: HtmlDocument, releases: Releases): void;
  forget(url: URL): void;
}

/** Whose files a document names. */
const NamedRelease = v.object({
  name: v.pipe(
    v.string(),
    v.check((name) => name === 'shell' || teamOfPackage(name) !== null),
  ),
  address: v.pipe(v.string(), v.regex(ADDRESS)),
});
type NamedRelease = v.InferOutput<typeof NamedRelease>;

const StoredPage = v.object({
  html: v.string(),
  /** The content security policy allows the inline script of this shell alone. */
  firstScript: v.literal(FIRST_SCRIPT_HASH),
  releases: v.array(NamedRelease),
});

interface StoredPagesOptions {
  readonly disk: Pick<DiskCache, 'get' | 'set' | 'delete'>;
  readonly store: Pick<ReleaseStore, 'find' | 'markInUse'>;
  readonly shell: StoredRelease;
}

/** Verifying a release reads all its files. */
const VERIFIED_MS = 60_000;

export function createStoredPages({ disk, store, shell }: StoredPagesOptions): StoredPages {
  const verified = new LRUCache<string, Promise<boolean>>({ max: 100, ttl: VERIFIED_MS });

  function isServed(release: NamedRelease): Promise<boolean> {
    const key = JSON.stringify(release);
    const known = verified.get(key) ?? verify(release);
    verified.set(key, known, { noUpdateTTL: true });
    return known;
  }

  async function verify({ name, address }: NamedRelease): Promise<boolean> {
    if (!(await store.find(name, address))) return false;
    // Visitors get documents with its files again.
    await store.markInUse(name, address);
    return true;
  }

  return {
    async find(url) {
      const stored = v.safeParse(StoredPage, await disk.get(url.href));
      if (!stored.success) return undefined;
      const { html, releases } = stored.output;
      const served = await Promise.all(releases.map(isServed));
      return served.every(Boolean) ? { kind: 'html', status: 200, html } : undefined;
    },
    forget: (url) => disk.delete(url.href),
    store(url, { html }, releases) {
      const remotes = Object.entries(releases).map(([team, { address }]) => ({ name: packageOf(team), address }));
      const page: v.InferOutput<typeof StoredPage> = {
        html,
        firstScript: FIRST_SCRIPT_HASH,
        releases: [{ name: 'shell', address: shell.address }, ...remotes],
      };
      disk.set(url.href, page);
    },
  };
}
