import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

/** Answers errors that no route handles: the client gets the status and the request id, the log gets the cause. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((fault: FastifyError, request, reply) => {
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

/** Ignores clients that close the connection while their answer is sent. */
function isHangUp({ code }: FastifyError, { raw }: FastifyReply): boolean {
  return raw.destroyed && code === 'ERR_STREAM_PREMATURE_CLOSE';
}
