/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Bucket } from '../server-kit/blobs/bucket.ts';

/** A store that speaks S3, on this machine. */
export interface BucketServer {
  readonly bucket: Bucket;
  /** As a process is told of it. */
  readonly environment: Readonly<Record<string, string>>;
  /** What it was asked, with headers. */
  requests(): readonly { readonly url: string; readonly headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
}

/** Its data are in a folder of its own. The credentials are those that s3rver knows. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'shop', configs: [] }],
  });
  const { port } = await server.run();
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  server.httpServer.prependListener('request', ({ url = '', headers }) => requests.push({ url, headers }));
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    bucket: { bucket: 'shop', prefix: 'live/', endpoint, region: 'us-east-1' },
    environment: {
      BLOB_STORE: 's3://shop/live',
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    requests: () => requests,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
