import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { LEAVE, PREVIEW_PARAMETER } from './previews/preview-link.ts';
import { PreviewUnavailable } from './previews/previews.ts';

/** Answers errors that no route handles: the client gets the status and the request id, the log gets the cause. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((fault: FastifyError, request, reply) => {
    if (fault instanceof PreviewUnavailable) return answerHolder(reply, fault);
    const status = fault.statusCode !== undefined && fault.statusCode < 500 ? fault.statusCode : 500;
    if (status === 500 && !isHangUp(fault, reply)) request.log.error({ err: fault }, 'request failed');
    const title = status === 500 ? 'Something went wrong on our side' : 'The request cannot be answered';
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      .send({ type: 'about:blank', title, status, instance: request.id });
  });
}

/** The holder of a preview's link may read why it cannot be shown; other visitors never see this answer. */
function answerHolder(reply: FastifyReply, { message }: PreviewUnavailable) {
  return reply
    .code(503)
    .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    .type('text/plain; charset=utf-8')
    .send(`${message}\nLeave the preview: /?${PREVIEW_PARAMETER}=${LEAVE}\n`);
}

/** Ignores clients that close the connection while their answer is sent. */
function isHangUp({ code }: FastifyError, { raw }: FastifyReply): boolean {
  return raw.destroyed && code === 'ERR_STREAM_PREMATURE_CLOSE';
}
