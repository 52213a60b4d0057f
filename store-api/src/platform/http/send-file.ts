import send, { type SendResult } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BlobRange } from 'shared-contracts/server-kit/blobs/blob-store';
import type { StoredFiles } from '../files/stored-files.ts';
import { notFound, ProblemError } from './problems.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Streams a file that the request may see, or a range of it, so that interrupted downloads resume (RFC 9110, section 14).
 * Throws 404 for what is not there, 412 for another version, 416 for an invalid range.
 */
export async function sendFile({ request, reply }: Exchange, files: StoredFiles, key: string): Promise<FastifyReply> {
  return files.isShared ? sendBlob({ request, reply }, files, key) : sendFromDisk({ request, reply }, files, key);
}

async function sendFromDisk({ request, reply }: Exchange, { folder: root }: StoredFiles, key: string) {
  expectOurTag(request);
  const path = `/${key.split('/').map(encodeURIComponent).join('/')}`;
  const sent = await send(request.raw, path, { root, index: false, cacheControl: false, contentType: false });
  if (sent.type !== 'file') {
    sent.stream.destroy();
    throw refusal(reply, sent);
  }
  const { ETag: tag = '', ...headers } = sent.headers;
  return reply.code(sent.statusCode).headers(headers).header('etag', strong(tag)).send(sent.stream);
}

/**
 * The library's ETag (size and time) is weak, but browsers resume only with a strong one. Files are replaced as a whole, so
 * the tag is safe as a strong one.
 */
function strong(tag: string): string {
  return tag.replace(/^W\//, '');
}

/** The library expects its weak tag in If-Range. */
function expectOurTag({ raw }: FastifyRequest): void {
  const { 'if-range': tag } = raw.headers;
  if (typeof tag === 'string' && tag.startsWith('"')) raw.headers['if-range'] = `W/${tag}`;
}

function refusal(reply: FastifyReply, refused: Exclude<SendResult, { type: 'file' }>): Error {
  if (refused.type === 'error' && refused.statusCode === 500) return refused.metadata.error;
  switch (refused.statusCode) {
    case 412:
      return changed();
    case 416:
      return noSuchRange(reply, refused.headers['Content-Range']);
    default:
      return missing(reply);
  }
}

async function sendBlob({ request: { headers }, reply }: Exchange, files: StoredFiles, key: string) {
  const found = await files.head(key);
  if (!found) throw missing(reply);
  const { bytes, etag, modifiedAt } = found;
  const time = modifiedAt.toUTCString();
  const isThis = (tags: string) =>
    tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  reply.headers({ etag, 'last-modified': time, 'accept-ranges': 'bytes' });
  if (headers['if-match'] !== undefined && !isThis(headers['if-match'])) throw changed();
  if (headers['if-none-match'] !== undefined && isThis(headers['if-none-match'])) return reply.code(304).send();
  const condition = headers['if-range'];
  const isSame = condition === undefined || condition === time || isThis(String(condition));
  const range = isSame ? rangeOf(headers.range, bytes) : undefined;
  if (range === null) throw noSuchRange(reply, `bytes */${bytes}`);
  const blob = await files.get(key, range);
  if (!blob) throw missing(reply);
  const length = range ? range.end - range.start + 1 : bytes;
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  return reply.header('content-length', length).send(blob.stream);
}

/** Undefined: the whole, also for several ranges, which a server may ignore; null: none of the file. */
function rangeOf(header: string | undefined, bytes: number): BlobRange | null | undefined {
  const [matched, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!matched || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(bytes - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start <= end ? { start, end } : null;
}

const changed = () =>
  new ProblemError(412, 'Precondition Failed', { detail: 'The file has changed.', code: 'file-changed' });

function noSuchRange(reply: FastifyReply, contentRange: string | undefined): Error {
  reply.header('content-range', contentRange);
  return new ProblemError(416, 'Range Not Satisfiable', {
    detail: 'The file has no such range.',
    code: 'no-such-range',
  });
}

function missing(reply: FastifyReply): Error {
  reply.log.error('a file that a row names is not stored');
  return notFound('There is no such file.');
}
