import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { type BlobStore, PRESIGNED_SECONDS, visibilityOf } from './blob-store.ts';
import { BlobStoreSilent, saidOf } from './blob-store-silent.ts';
import type { Bucket } from './bucket.ts';
import { inParts } from './in-parts.ts';

/** A part of a large object, and the largest that is sent in one request. S3 takes 10 000 of them: 156 GB. */
const PART_BYTES = 16 * 1024 * 1024;

/** Until an answer begins, and between two pieces of what it brings. */
const ANSWER_MS = 5000;
/** S3 puts thousands of parts together. */
const COMPLETE_MS = 60_000;
/** In bytes a millisecond: a slower connection to the bucket counts as broken. */
const SLOWEST = 250;
/** After a silence one request tries it again this often; others fail at once, so that they hold nobody's place. */
const SILENT_MS = 15_000;

/**
 * Objects of a bucket, under a prefix. None ever has an access list: the bucket stays closed, and what is public is answered
 * by the store. The client is loaded with the first use.
 */
export function s3Blobs({ bucket: Bucket, prefix, endpoint, region }: Bucket, answerMs = ANSWER_MS): BlobStore {
  let opened: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then((sdk) => {
      const options = {
        region,
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
        // Other makers' stores do not know the checksums that the client adds by itself.
        requestChecksumCalculation: 'WHEN_REQUIRED' as const,
        responseChecksumValidation: 'WHEN_REQUIRED' as const,
        maxAttempts: 2,
        requestHandler: { connectionTimeout: 3000, requestTimeout: answerMs, throwOnRequestTimeout: true },
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
  let silentUntil = 0;
  const asked = async <Result>(what: string, ask: () => Promise<Result>): Promise<Result> => {
    if (silentUntil > 0) {
      if (Date.now() < silentUntil) throw new BlobStoreSilent(what, { code: 'SilentBefore', $metadata: {} });
      silentUntil = Date.now() + SILENT_MS;
    }
    try {
      const answer = await ask();
      silentUntil = 0;
      return answer;
    } catch (fault) {
      silentUntil = isSilence(fault) ? Date.now() + SILENT_MS : 0;
      throw saidOf(what, fault);
    }
  };
  const orNull = async <Result>(what: string, ask: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await asked(what, ask);
    } catch (fault) {
      if (fault instanceof BlobStoreSilent && fault.isAbsent) return null;
      throw fault;
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
        const { ETag } = await client.send(new sdk.UploadPartCommand({ ...at(key), UploadId, PartNumber, Body }), {
          requestTimeout: answerMs + Body.length / SLOWEST,
        });
        Parts.push({ ETag, PartNumber });
      }
      const complete = { ...at(key), UploadId, MultipartUpload: { Parts } };
      await client.send(new sdk.CompleteMultipartUploadCommand(complete), { requestTimeout: COMPLETE_MS });
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
      return { ...factsOf(key, found, whole && Number(whole)), stream: heard(`get ${key}`, found.Body, answerMs) };
    });

  return {
    get,
    async read(key) {
      const found = await get(key);
      return found && Buffer.concat(await found.stream.toArray());
    },
    put: (key, content, type) =>
      asked(`put ${key}`, async () => {
        const { sdk, client } = await open();
        const parts = inParts(content, PART_BYTES);
        try {
          const first = (await nextOf(parts)) ?? Buffer.alloc(0);
          if (first.length === PART_BYTES) return await putInParts(key, type, first, parts);
          const ContentMD5 = createHash('md5').update(first).digest('base64');
          const object = { ...at(key), ...headersOf(key, type), Body: first, ContentMD5 };
          await client.send(new sdk.PutObjectCommand(object), { requestTimeout: answerMs + first.length / SLOWEST });
        } finally {
          // Closes what is read from, also after a failure.
          await parts.return(undefined);
        }
      }),
    async head(key) {
      const { sdk, client } = await open();
      const found = await orNull(`head ${key}`, () => client.send(new sdk.HeadObjectCommand(at(key))));
      if (found) return factsOf(key, found);
      // An answer without a body does not say what is missing.
      await asked(`head ${key}`, () => client.send(new sdk.HeadBucketCommand({ Bucket })));
      return null;
    },
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

const isSilence = (fault: unknown) => fault instanceof Error && fault.name === 'TimeoutError';

/** Fails when the bucket stops in the middle. How slowly it is read does not count: a shopper's line may be slow. */
function heard(what: string, body: Readable, answerMs: number): Readable {
  const fault = new BlobStoreSilent(what, { code: 'StoppedInTheMiddle', $metadata: {} });
  async function* chunks() {
    const listen = () => setTimeout(() => body.destroy(fault), answerMs);
    let silence = listen();
    try {
      for await (const chunk of body) {
        clearTimeout(silence);
        yield chunk;
        silence = listen();
      }
    } catch (cut) {
      throw cut === fault ? cut : new BlobStoreSilent(what, { ...(cut as Error), $metadata: {} });
    } finally {
      clearTimeout(silence);
    }
  }
  return Readable.from(chunks(), { objectMode: false }).once('close', () => body.destroy());
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
