import send, { type SendResult } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { slugify } from 'shared-contracts/domain/slug';
import { notFound, ProblemError } from '../../platform/http/problems.ts';

export interface BoughtFile {
  readonly productName: string;
  /** Below the data folder, with '/' between its parts. */
  readonly file: string;
  readonly contentType: string;
}

/**
 * Streams a file or a range, so that interrupted downloads resume (RFC 9110, section 14). 404 outside the data folder,
 * 416 for an invalid range.
 */
export async function sendBoughtFile(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  dataDir: string,
  file: BoughtFile,
) {
  expectOurTag(request);
  const path = `/${file.file.split('/').map(encodeURIComponent).join('/')}`;
  const sent = await send(request.raw, path, { root: dataDir, index: false, cacheControl: false, contentType: false });
  if (sent.type !== 'file') {
    sent.stream.destroy();
    throw refusal(reply, sent);
  }
  const { ETag: tag = '', ...headers } = sent.headers;
  return reply
    .code(sent.statusCode)
    .headers(headers)
    .header('etag', strong(tag))
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${nameOf(file)}"`)
    .type(file.contentType)
    .send(sent.stream);
}

/** 'room-planning-guide.pdf' for 'Room Planning Guide' (ACC-10). */
function nameOf({ productName, contentType }: BoughtFile): string {
  return `${slugify(productName) || 'download'}.${send.mime.getExtension(contentType) ?? 'bin'}`;
}

/**
 * The library's ETag (size and time) is weak, but browsers resume only with a strong one. Sold files are replaced as a
 * whole, so the tag is safe as a strong one.
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
      return new ProblemError(412, 'Precondition Failed', { detail: 'The file has changed.', code: 'file-changed' });
    case 416:
      reply.header('content-range', refused.headers['Content-Range']);
      return new ProblemError(416, 'Range Not Satisfiable', {
        detail: 'The file has no such range.',
        code: 'no-such-range',
      });
    default:
      reply.log.error('a file that was sold is not in the data folder');
      return notFound('There is no such file.');
  }
}
