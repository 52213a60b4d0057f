/** Where BLOB_STORE leads. Credentials are the SDK's own: AWS_ACCESS_KEY_ID and so on, or the machine's role. */
export interface Bucket {
  readonly bucket: string;
  /** '' or ends with '/'. */
  readonly prefix: string;
  /** Of a store that is not Amazon's (AWS_ENDPOINT_URL_S3); null: Amazon's. */
  readonly endpoint: string | null;
  readonly region: string;
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w~+-][\w.~+-]*(?:\/[\w~+-][\w.~+-]*)*))?\/?$/;

export const BUCKET_RULE = 'must look like s3://bucket/prefix';

interface Place {
  readonly AWS_ENDPOINT_URL_S3?: string | undefined;
  readonly AWS_REGION?: string | undefined;
}

/** Null for '', the file system; undefined for what is no address of a bucket. */
export function readBucket(
  address: string,
  { AWS_ENDPOINT_URL_S3: endpoint, AWS_REGION: region }: Place,
): Bucket | null | undefined {
  if (address === '') return null;
  const [matched, bucket = '', folder] = ADDRESS.exec(address) ?? [];
  if (!matched) return undefined;
  return { bucket, prefix: folder ? `${folder}/` : '', endpoint: endpoint || null, region: region || 'us-east-1' };
}
