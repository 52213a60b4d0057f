/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BucketServer, startBucketServer } from '../../testing/bucket-server.ts';
import { type BlobStore, visibilityOf } from './blob-store.ts';
import { saidOf } from './blob-store-silent.ts';
import { readBucket } from './bucket.ts';
import { diskBlobs } from './disk-blobs.ts';
import { openBlobs } from './open-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';

let folder = '';
let server: BucketServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blobs-'));
  server = await startBucketServer();
  Object.assign(process.env, server.environment);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const keysOf = async (blobs: BlobStore, prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of blobs.list(prefix)) keys.push(key);
  return keys;
};

describe.each<[string, () => BlobStore]>([
  ['the file system', () => diskBlobs(join(folder, 'disk'))],
  ['a bucket', () => s3Blobs(server.bucket)],
  ['a bucket with copies on the disk', () => openBlobs(join(folder, 'copies'), server.bucket)],
])('files in %s', (name, open) => {
  const at = (key: string) => `attachments/${name.replaceAll(' ', '-')}/${key}`;

  it('come back as they were, whole, by range and as facts [SCALE-05]', async () => {
    const blobs = open();
    await blobs.put(at('letter'), Buffer.from('0123456789'), 'text/plain');
    expect(String(await blobs.read(at('letter')))).toBe('0123456789');
    const part = await blobs.get(at('letter'), { start: 2, end: 4 });
    expect([part?.bytes, String(Buffer.concat((await part?.stream.toArray()) ?? []))]).toEqual([10, '234']);
    const head = await blobs.head(at('letter'));
    expect(head).toMatchObject({ key: at('letter'), bytes: 10, etag: expect.stringMatching(/^"\S+"$/) });
    expect(Math.abs(Date.now() - (head?.modifiedAt.getTime() ?? 0))).toBeLessThan(60_000);
    await blobs.put(at('letter'), Buffer.from('other'), 'text/plain');
    expect(String(await blobs.read(at('letter')))).toBe('other');
    expect((await blobs.head(at('letter')))?.etag).not.toBe(head?.etag);
  });

  it('are absent until they are put and after they are deleted [SCALE-05]', async () => {
    const blobs = open();
    for (const key of [at('gone'), 'pictures/none/160.webp']) {
      expect([await blobs.get(key), await blobs.read(key), await blobs.head(key)]).toEqual([null, null, null]);
      await blobs.delete(key);
    }
    await blobs.put('pictures/some/160.webp', Buffer.from('picture'), 'image/webp');
    expect(String(await blobs.read('pictures/some/160.webp'))).toBe('picture');
    await blobs.delete('pictures/some/160.webp');
    expect(await blobs.read('pictures/some/160.webp')).toBeNull();
  });

  it('are listed by folder alone, in order [SCALE-05]', async () => {
    const blobs = open();
    for (const key of ['list/b', 'list/a', 'listed', 'list/c/d']) await blobs.put(at(key), Buffer.alloc(1), '');
    expect(await keysOf(blobs, at('list/'))).toEqual(['list/a', 'list/b', 'list/c/d'].map(at));
    expect(await keysOf(blobs, at('nothing/'))).toEqual([]);
  });

  it('are streamed in many parts, or not at all when the stream breaks [SCALE-05]', async () => {
    const blobs = open();
    const chunk = Buffer.alloc(1_000_000, 'x');
    async function* chunks(breaksAt = 40) {
      for (let sent = 0; sent < 40; sent++) {
        if (sent === breaksAt) throw new Error('cut');
        yield chunk;
      }
    }
    await blobs.put(at('large'), chunks(), 'application/zip');
    expect((await blobs.head(at('large')))?.bytes).toBe(40_000_000);
    await expect(blobs.put(at('broken'), chunks(30), 'application/zip')).rejects.toThrow();
    expect(await blobs.head(at('broken'))).toBeNull();
    expect(await keysOf(blobs, at(''))).not.toContain(at('broken'));
    await blobs.delete(at('large'));
  });

  it('have no place outside of the known folders [SEC-02]', async () => {
    for (const key of [
      'attachments/../secret',
      '/etc/passwd',
      'other/file',
      'attachments/.hidden',
      'attachments/',
      'x',
    ]) {
      expect(() => visibilityOf(key)).toThrow('There is no place');
      await expect((async () => open().put(key, Buffer.alloc(1), ''))()).rejects.toThrow('There is no place');
    }
  });
});

test('only what is public has a copy on the disk [SCALE-05] [SEC-02]', async () => {
  const root = join(folder, 'empty');
  const blobs = openBlobs(root, server.bucket);
  for (const key of ['digital/guide.pdf', 'models/chair.glb']) {
    await s3Blobs(server.bucket).put(key, Buffer.from(key), '');
    expect(String(await blobs.read(key))).toBe(key);
  }
  expect(await readdir(root)).toEqual(['models']);
});

test('an address takes one file of one size and type into the quarantine, and fetches one as a download [SCALE-05] [SEC-02]', async () => {
  const blobs = s3Blobs(server.bucket);
  const { presign } = blobs;
  if (!presign) throw new Error('no addresses');
  await expect(presign.upload('originals/a.webp', { bytes: 4, type: 'image/webp' })).rejects.toThrow('quarantine');
  const url = new URL(await presign.upload('quarantine/a', { bytes: 4, type: 'image/webp' }));
  expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
  expect(url.searchParams.get('X-Amz-Expires')).toBe('600');
  expect(url.searchParams.has('x-amz-acl')).toBe(false);
  const sent = await fetch(url, { method: 'PUT', headers: { 'content-type': 'image/webp' }, body: 'four' });
  expect(sent.status).toBe(200);
  expect(String(await blobs.read('quarantine/a'))).toBe('four');
  const fetched = await fetch(await presign.download('quarantine/a'));
  expect([await fetched.text(), fetched.headers.get('content-disposition')]).toEqual(['four', 'attachment']);
});

test('a bucket that is not there, refuses or is silent is said by code and request, without credentials [SCALE-05] [SEC-05]', async () => {
  const put = (bucket: Partial<BucketServer['bucket']>) =>
    s3Blobs({ ...server.bucket, ...bucket }).put('digital/a.pdf', Buffer.from('a'), '');
  await expect(s3Blobs({ ...server.bucket, bucket: 'none' }).read('digital/a.pdf')).rejects.toThrow('NoSuchBucket');
  await expect(put({ bucket: 'none' })).rejects.toThrow(
    /^BLOB_STORE could not put digital\/a\.pdf: NoSuchBucket(, request \w+)?$/,
  );
  await expect(put({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(
    /^BLOB_STORE could not put digital\/a\.pdf: \w+$/,
  );
});

/** A store that answers as the listener does, and has a second to begin it. */
async function storeOver(answer: RequestListener, act: (blobs: BlobStore, requests: () => number) => Promise<void>) {
  let requests = 0;
  const other = createServer((request, response) => {
    requests++;
    answer(request, response);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  try {
    await act(s3Blobs({ ...server.bucket, endpoint }, 1000), () => requests);
  } finally {
    other.closeAllConnections();
    other.close();
  }
}

// Such a bucket held every request for ever: the gateway's places were full, and no shell started.
test('a bucket that accepts and says nothing fails what asks, and the next at once [SCALE-05] [OPS-15]', async () => {
  await storeOver(
    () => undefined,
    async (blobs, requests) => {
      const asked = [blobs.read('models/a'), blobs.head('models/a'), keysOf(blobs, 'models/')];
      for (const each of await Promise.allSettled([...asked, blobs.put('models/a', Buffer.from('a'), '')])) {
        expect(each).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('ETIMEDOUT') } });
      }
      const before = requests();
      await expect(blobs.read('models/a')).rejects.toThrow('SilentBefore');
      expect(requests()).toBe(before);
    },
  );
});

test('a bucket that stops in the middle fails what is read, and a slow reader has the whole [SCALE-05] [OPS-15]', async () => {
  const bytes = Buffer.alloc(400_000, 'x');
  await storeOver(
    (request, response) => {
      response.writeHead(200, { 'content-length': bytes.length });
      if (request.url?.includes('stops')) response.write('x');
      else response.end(bytes);
    },
    async (blobs) => {
      await expect(blobs.read('models/stops')).rejects.toThrow('StoppedInTheMiddle');
      const slow = await blobs.get('models/whole');
      let length = 0;
      for await (const chunk of slow?.stream ?? []) {
        length += chunk.length;
        if (length === chunk.length) await new Promise((resolve) => setTimeout(resolve, 1500));
      }
      expect(length).toBe(bytes.length);
    },
  );
});

test('a bucket that is not there is not taken for a missing file [SCALE-05]', async () => {
  await expect(s3Blobs({ ...server.bucket, bucket: 'none' }).head('models/a')).rejects.toThrow('BLOB_STORE could not');
});

// s3rver cannot name a second page on this Node, so that pages are made here.
test('a folder of more than a thousand files is listed page after page [SCALE-05]', async () => {
  const pages = [1000, 1000, 1];
  await storeOver(
    (request, response) => {
      const token = new URL(request.url ?? '', 'http://bucket').searchParams.get('continuation-token');
      const page = Number(token ?? 0);
      const keys = Array.from({ length: pages[page] ?? 0 }, (_, index) => `live/wal/${page * 1000 + index}`);
      const next = page < 2 ? `<NextContinuationToken>${page + 1}</NextContinuationToken>` : '';
      response.setHeader('content-type', 'application/xml');
      response.end(
        `<ListBucketResult><IsTruncated>${page < 2}</IsTruncated>${next}${keys
          .map((key) => `<Contents><Key>${key}</Key><Size>1</Size><ETag>"e"</ETag></Contents>`)
          .join('')}</ListBucketResult>`,
      );
    },
    async (blobs, requests) => {
      const keys = await keysOf(blobs, 'wal/');
      expect([keys.length, new Set(keys).size, keys.at(-1), requests()]).toEqual([2001, 2001, 'wal/2000', 3]);
    },
  );
});

test('what is read from is closed when the bucket refuses a part [SCALE-05]', async () => {
  let closed = false;
  async function* chunks() {
    try {
      for (let sent = 0; sent < 80; sent++) yield Buffer.alloc(1_000_000);
    } finally {
      closed = true;
    }
  }
  const refused = s3Blobs({ ...server.bucket, bucket: 'none' }).put('backups/a', chunks(), '');
  await expect(refused).rejects.toThrow('NoSuchBucket');
  expect(closed).toBe(true);
});

test('every file that a release may have has a place [OPS-03]', () => {
  for (const file of ['web/@fs/icon@2x.png', 'web/.vite/manifest.json'])
    expect(visibilityOf(`releases/mfe-catalog/1.0.0~a/${file}`)).toBe('public');
  expect(() => visibilityOf('releases/mfe-catalog/../shell')).toThrow('There is no place');
});

test('what support asks for is the request [SCALE-05]', () => {
  const fault = Object.assign(new Error('https://shop/?X-Amz-Signature=secret'), {
    name: 'SlowDown',
    $metadata: { httpStatusCode: 503, requestId: '4F2' },
  });
  expect(saidOf('get wal/1', fault)).toMatchObject({
    message: 'BLOB_STORE could not get wal/1: SlowDown, request 4F2',
  });
});

test.each<[string, unknown]>([
  ['', null],
  ['s3://shop', { bucket: 'shop', prefix: '', endpoint: null, region: 'us-east-1' }],
  ['s3://shop/live/eu/', { bucket: 'shop', prefix: 'live/eu/', endpoint: null, region: 'us-east-1' }],
  ['https://shop', undefined],
  ['s3://', undefined],
  ['s3://shop/../other', undefined],
])('BLOB_STORE=%s is read [SCALE-05]', (address, bucket) => {
  expect(readBucket(address, {})).toEqual(bucket);
});
