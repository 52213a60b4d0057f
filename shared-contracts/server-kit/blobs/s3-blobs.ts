import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { type BlobStore, PRESIGNED_SECONDS, visibilityOf } from './blob-store.ts';
import { BlobStoreSilent, saidOf } from './blob-store-silent.ts';
import type { Bucket } from './bucket.ts';
import { inParts } from './in-parts.ts';

/** A part of a large object, and the largest that is sent in one request. S3 takes 10 000 of them: 156 GB. */
const PART_BYTES = 16 * 1024 * 1024;

/**
 * Objects of a bucket, under a prefix. None ever has an access list: the bucket stays closed, and what is public is answered
 * by the store. The client is loaded with the first use.
 */
export function s3Blobs({ bucket: Bucket, prefix, endpoint, region }: Bucket): BlobStore {
  let opened: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then((sdk) => {
      const options = {
        region,
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
        // Other makers' stores do not know the checksums that the client adds by itself.
        requestChecksumCalculation: 'WHEN_REQUIRED' as const,
        responseChecksumValidation: 'WHEN_REQUIRED' as const,
        requestHandler: { connectionTimeout: 3000, requestTimeout: 60_000 },
      };
      return { sdk, client: new sdk.S3Client(options) };
    });
    return opened;
  };
  const at = (key: string) => {
    visibilityOf(key);
    return { Bucket, Key: prefix + key };
  };
  const headersOf = (key: string, ContentType: string) => ({
    ContentType,
    CacheControl: visibilityOf(key) === 'public' ? 'public, max-age=31536000, immutable' : 'private, no-store',
  });
  const asked = async <Result>(what: string, ask: () => Promise<Result>): Promise<Result> => {
    try {
      return await ask();
    } catch (fault) {
      throw saidOf(what, fault);
    }
  };
  const orNull = async <Result>(what: string, ask: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await ask();
    } catch (fault) {
      const said = saidOf(what, fault);
      if (said instanceof BlobStoreSilent && said.isAbsent) return null;
      throw said;
    }
  };

  async function putInParts(key: string, type: string, first: Buffer, rest: AsyncIterator<Buffer>): Promise<void> {
    const { sdk, client } = await open();
    const { UploadId } = await client.send(
      new sdk.CreateMultipartUploadCommand({ ...at(key), ...headersOf(key, type) }),
    );
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for (let Body: Buffer | null = first; Body; Body = await nextOf(rest)) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await client.send(new sdk.UploadPartCommand({ ...at(key), UploadId, PartNumber, Body }));
        Parts.push({ ETag, PartNumber });
      }
      await client.send(new sdk.CompleteMultipartUploadCommand({ ...at(key), UploadId, MultipartUpload: { Parts } }));
    } catch (fault) {
      await client.send(new sdk.AbortMultipartUploadCommand({ ...at(key), UploadId })).catch(() => undefined);
      throw fault;
    }
  }

  const get: BlobStore['get'] = (key, range) =>
    orNull(`get ${key}`, async () => {
      const { sdk, client } = await open();
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await client.send(new sdk.GetObjectCommand({ ...at(key), ...(Range ? { Range } : {}) }));
      if (!(found.Body instanceof Readable)) throw new Error('no stream');
      const whole = found.ContentRange?.split('/')[1];
      return { ...factsOf(key, found, whole && Number(whole)), stream: found.Body };
    });

  return {
    get,
    read: (key) =>
      asked(`read ${key}`, async () => {
        const found = await get(key);
        return found && Buffer.concat(await found.stream.toArray());
      }),
    put: (key, content, type) =>
      asked(`put ${key}`, async () => {
        const { sdk, client } = await open();
        const parts = inParts(content, PART_BYTES);
        const first = (await nextOf(parts)) ?? Buffer.alloc(0);
        if (first.length === PART_BYTES) return putInParts(key, type, first, parts);
        const ContentMD5 = createHash('md5').update(first).digest('base64');
        await client.send(new sdk.PutObjectCommand({ ...at(key), ...headersOf(key, type), Body: first, ContentMD5 }));
      }),
    head: (key) =>
      orNull(`head ${key}`, async () => {
        const { sdk, client } = await open();
        return factsOf(key, await client.send(new sdk.HeadObjectCommand(at(key))));
      }),
    delete: (key) =>
      asked(`delete ${key}`, async () => {
        const { sdk, client } = await open();
        await client.send(new sdk.DeleteObjectCommand(at(key)));
      }),
    async *list(folder) {
      const { sdk, client } = await open();
      const { Key: Prefix } = at(`${folder}-`);
      const where = { Bucket, Prefix: Prefix.slice(0, -1) };
      for (let ContinuationToken: string | undefined, more = true; more; ) {
        const page = await asked(`list ${folder}`, () =>
          client.send(new sdk.ListObjectsV2Command({ ...where, ...(ContinuationToken ? { ContinuationToken } : {}) })),
        );
        for (const found of page.Contents ?? []) {
          const facts = { ...found, ContentLength: found.Size };
          yield factsOf((found.Key ?? '').slice(prefix.length), facts);
        }
        ContinuationToken = page.NextContinuationToken;
        more = ContinuationToken !== undefined;
      }
    },
    presign: {
      async upload(key, { bytes, type }) {
        if (!key.startsWith('quarantine/')) throw new Error(`${key} is not in the quarantine.`);
        const { sdk, client } = await open();
        const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
        const command = new sdk.PutObjectCommand({ ...at(key), ContentLength: bytes, ContentType: type });
        return getSignedUrl(client, command, {
          expiresIn: PRESIGNED_SECONDS,
          signableHeaders: new Set(['host', 'content-length', 'content-type']),
        });
      },
      async download(key) {
        const { sdk, client } = await open();
        const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
        const command = new sdk.GetObjectCommand({
          ...at(key),
          ResponseContentDisposition: 'attachment',
          ResponseContentType: 'application/octet-stream',
          ResponseCacheControl: 'private, no-store',
        });
        return getSignedUrl(client, command, { expiresIn: PRESIGNED_SECONDS });
      },
    },
  };
}

const nextOf = async (parts: AsyncIterator<Buffer>): Promise<Buffer | null> => {
  const { done, value } = await parts.next();
  return done ? null : value;
};

interface Described {
  readonly ContentLength?: number | undefined;
  readonly LastModified?: Date | undefined;
  readonly ETag?: string | undefined;
}

const factsOf = (key: string, { ContentLength = 0, LastModified, ETag = '' }: Described, bytes?: number | '') => ({
  key,
  bytes: bytes || ContentLength,
  modifiedAt: LastModified ?? new Date(0),
  etag: ETag,
});
