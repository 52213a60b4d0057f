import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, ProblemError, problemBody } from './problems.ts';

/** Answers failures as problem+json; logs an internal fault and answers a bare 500. */
export function answerErrors(http: FastifyInstance): void {
  http.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, notFound('There is nothing at this address.')),
  );
  http.setErrorHandler((thrown: FastifyError | ProblemError, request, reply) => {
    const problem = asProblem(thrown);
    if (problem.status >= 500) request.log.error({ err: thrown }, 'request failed');
    return sendProblem(request, reply, problem);
  });
}

/** For a broken escape in the address, which the router refuses. */
export function answerUnreadable(_fault: Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem = new ProblemError(400, 'Bad Request', {
    detail: 'The address cannot be read.',
    code: 'unreadable-address',
  });
  sendProblem(request, reply, problem);
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError) {
  const { retryAfter } = problem.options;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem, request.id)));
}

/** PostgreSQL: query_canceled, by the statement timeout. */
const ENDED_BY_DATABASE = '57014';
/** numeric_value_out_of_range, invalid_text_representation, character_not_in_repertoire: what was asked for cannot exist. */
const OUT_OF_RANGE = ['22003', '22P02', '22021'];
/** How pg's pool says that no connection became free in time; its error has no code. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

function asProblem(thrown: FastifyError | ProblemError): ProblemError {
  if (thrown instanceof ProblemError) return thrown;
  if (thrown.code === ENDED_BY_DATABASE || thrown.message === NO_CONNECTION) {
    const detail = 'This took too long. Please try again in a moment.';
    return new ProblemError(503, 'Service Unavailable', { detail, code: 'too-slow', retryAfter: 5 });
  }
  if (OUT_OF_RANGE.includes(thrown.code)) {
    return new ProblemError(400, 'Bad Request', { detail: 'A value is out of its range.', code: 'out-of-range' });
  }
  switch (thrown.statusCode) {
    case 413:
      return new ProblemError(413, 'Content Too Large', {
        detail: 'The body is larger than 64 KiB.',
        code: 'body-too-large',
      });
    case 415:
      return new ProblemError(415, 'Unsupported Media Type', {
        detail: 'Send application/json, not compressed.',
        code: 'not-json',
      });
    case 400:
      return new ProblemError(400, 'Bad Request', { detail: 'The body is not valid JSON.', code: 'not-json' });
    case 503:
      return new ProblemError(503, 'Service Unavailable', { detail: 'The API is shutting down.', code: 'closing' });
    default:
      return new ProblemError(500, 'Internal Server Error', {
        detail: 'Something went wrong on our side.',
        code: 'fault',
      });
  }
}
