import type { KeyObject } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Team, teamOfPackage } from 'shared-contracts/remote/teams';
import { contentOf } from 'shared-contracts/server/release';
import { openUploadRight } from 'shared-contracts/server/upload-right';
import * as v from 'valibot';
import { readJsonFile, whileLocked, writeJsonFile } from '../disk/json-file.ts';
import { keyId } from '../releases/release-keys.ts';
import type { ReleaseLog } from '../releases/release-log.ts';
import { createReleaseStore, type ReleaseStore } from '../releases/release-store.ts';
import { openRelease, UnusableRelease } from '../releases/signed-release.ts';
import type { StoredRelease } from '../releases/stored-release.ts';
import { quarantined } from './quarantine-store.ts';
import { createUploadDrafts, RefusedUpload } from './upload-drafts.ts';

const Entry = v.object({
  remote: v.string(),
  name: v.string(),
  version: v.string(),
  /** In the quarantine's store. */
  address: v.string(),
  /** `keyId` of who signed it. */
  key: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  expires: v.number(),
});
export type QuarantinedPreview = v.InferOutput<typeof Entry>;
const Index = v.object({ previews: v.optional(v.array(Entry), []) });

/** Verifying a release reads all its files. */
const VERIFIED_MS = 60_000;

const LIFE_MS = 7 * 24 * 60 * 60_000;
/** The oldest one goes for another. */
const MOST_OF_A_REMOTE = 10;

interface QuarantineOptions {
  /** Of its own. */
  readonly folder: string;
  /** Who may upload and sign what is previewed of a team. */
  readonly keysOf: (team: Team) => readonly KeyObject[];
  /** Why a release may not run in this store; null if it may. */
  readonly unfit: (team: Team, release: StoredRelease) => string | null;
  readonly log: Pick<ReleaseLog, 'info'>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export type Quarantine = ReturnType<typeof createQuarantine>;

/**
 * Builds that teams upload to look at them in this store (OPS-28). They are signed and checked as releases are, but stored
 * apart, where nothing that is live is looked for, and removed after a week.
 */
export function createQuarantine({ folder, keysOf, unfit, log, now = Date.now }: QuarantineOptions) {
  const store: ReleaseStore = createReleaseStore(path.join(folder, 'releases'), keysOf);
  const drafts = createUploadDrafts(path.join(folder, 'drafts'), now);
  const index = path.join(folder, 'previews.json');
  const verified = new LRUCache<string, StoredRelease>({ max: 10, ttl: VERIFIED_MS });

  const all = async () => v.parse(Index, await readJsonFile(index)).previews;

  /** One change at a time; the files of what is no longer listed go. */
  async function change(next: (before: readonly QuarantinedPreview[]) => readonly QuarantinedPreview[]): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await whileLocked(index, async () => {
      const before = await all();
      const previews = next(before);
      await writeJsonFile(index, { previews });
      for (const { remote, name, version, address } of before.filter((entry) => !previews.includes(entry))) {
        log.info({ remote, name, version }, 'preview removed');
        if (!previews.some((other) => other.remote === remote && other.address === address))
          await rm(path.join(folder, 'releases', remote, address), { recursive: true, force: true });
      }
    });
  }

  return {
    store,
    /** Whether a bearer token is the right to upload this preview. */
    mayUpload(token: string, remote: string, name: string): boolean {
      const team = teamOfPackage(remote);
      const right = team ? openUploadRight(token, keysOf(team), now()) : undefined;
      return right?.remote === remote && right.name === name;
    },
    put: (remote: string, name: string, file: string, content: Uint8Array) =>
      drafts.put(`${remote}/${name}`, file, content),
    /** Checks what was uploaded, and shows it. @throws RefusedUpload */
    async finish(remote: string, name: string): Promise<QuarantinedPreview> {
      const key = `${remote}/${name}`;
      const source = drafts.source(key);
      const team = teamOfPackage(remote);
      if (!source || !team) throw new RefusedUpload(409, 'nothing was uploaded');
      try {
        const release = openRelease(await source.release(''), keysOf(team));
        const misfit = unfit(team, release);
        if (misfit) throw new UnusableRelease(misfit);
        const { version, address, signedBy = '' } = release;
        await store.adopt(remote, { version, content: contentOf(release) }, source);
        const entry = { remote, name, version, address, key: keyId(signedBy), at: now(), expires: now() + LIFE_MS };
        await change((before) => {
          const others = before.filter((other) => other.remote !== remote || other.name !== name);
          const own = others.filter((other) => other.remote === remote).toSorted((one, other) => other.at - one.at);
          const tooMany = new Set(own.slice(MOST_OF_A_REMOTE - 1));
          return [...others.filter((other) => !tooMany.has(other)), entry];
        });
        log.info({ remote, name, version, address, key: entry.key }, 'preview uploaded');
        return entry;
      } catch (fault) {
        if (fault instanceof UnusableRelease) throw new RefusedUpload(422, fault.message);
        throw fault;
      } finally {
        await drafts.drop(key);
      }
    },
    remove: (remote: string, name: string) =>
      change((before) => before.filter((entry) => entry.remote !== remote || entry.name !== name)),
    /** Verified within the last minute; undefined for what expired, was removed or altered, or whose key was revoked. */
    async find(remote: string, name: string): Promise<StoredRelease | undefined> {
      const entry = (await all()).find((each) => each.remote === remote && each.name === name && now() < each.expires);
      if (!entry) return undefined;
      const key = `${remote}/${entry.address}`;
      const known = verified.get(key);
      const release = known && store.trusts(known) ? known : await store.find(remote, entry.address);
      if (!release) return undefined;
      verified.set(key, release, { noUpdateTTL: true });
      return quarantined(release);
    },
    /** What is shown. */
    all,
    /** Ends what has expired. */
    async sweep(): Promise<void> {
      await drafts.sweep();
      const isOver = ({ expires }: QuarantinedPreview) => expires <= now();
      if ((await all()).some(isOver)) await change((before) => before.filter((entry) => !isOver(entry)));
    },
  };
}
