import { type BlobStore, visibilityOf } from './blob-store.ts';
import type { Bucket } from './bucket.ts';
import { diskBlobs } from './disk-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';

/** @param bucket null: the files are below `root` alone */
export function openBlobs(root: string, bucket: Bucket | null): BlobStore {
  const disk = diskBlobs(root);
  return bucket ? copiedToDisk(s3Blobs(bucket), disk) : disk;
}

/** What is public is read from this machine's disk after the first time: its keys name its content. The private is nowhere but in the bucket. */
export function copiedToDisk(shared: BlobStore, disk: BlobStore): BlobStore {
  const copied: BlobStore['read'] = async (key) => {
    const bytes = await shared.read(key);
    // A full disk makes the next one slower, not absent.
    if (bytes) await disk.put(key, bytes, '').catch(() => undefined);
    return bytes;
  };
  return {
    ...shared,
    async read(key) {
      if (visibilityOf(key) === 'private') return shared.read(key);
      return (await disk.read(key).catch(() => null)) ?? copied(key);
    },
    async get(key, range) {
      if (visibilityOf(key) === 'private') return shared.get(key, range);
      const copy = await disk.get(key, range).catch(() => null);
      if (copy) return copy;
      if (!(await copied(key))) return null;
      return (await disk.get(key, range).catch(() => null)) ?? shared.get(key, range);
    },
    async delete(key) {
      await disk.delete(key);
      await shared.delete(key);
    },
  };
}
