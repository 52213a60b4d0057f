import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BlobStoreSilent } from 'shared-contracts/server-kit/blobs/blob-store-silent';
import { PLAIN_HEADERS } from 'shared-contracts/server-kit/guard-requests';
import { type DatabaseTrouble, sqlStateOf, troubleOf } from '../database/database-trouble.ts';
import { notFound, ProblemError, problemBody, unavailable } from './problems.ts';

/** Answers failures as problem+json; logs an internal fault and answers a bare 500. */
export function answerErrors(http: FastifyInstance): void {
  http.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, notFound('There is nothing at this address.')),
  );
  http.setErrorHandler((thrown: FastifyError | ProblemError, request, reply) => {
    const problem = asProblem(thrown);
    if (problem.status >= 500 && !(thrown instanceof ProblemError)) {
      // A database in trouble fails every request: one line each, and stacks only for faults of ours.
      if (problem.status === 503) request.log.warn({ code: problem.options.code, reason: reasonOf(thrown) }, 'refused');
      else request.log.error({ err: thrown }, 'request failed');
    }
    return sendProblem(request, reply, problem);
  });
}

/** For a broken escape in the address, which the router refuses. */
export function answerUnreadable(_fault: Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem = new ProblemError(400, 'Bad Request', {
    detail: 'The address cannot be read.',
    code: 'unreadable-address',
  });
  // The router refuses it before any hook.
  sendProblem(request, reply.headers(PLAIN_HEADERS), problem);
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

/** numeric_value_out_of_range, invalid_text_representation, character_not_in_repertoire: what was asked for cannot exist. */
const OUT_OF_RANGE = ['22003', '22P02', '22021'];

/** A repetition may succeed. */
const TROUBLES: Readonly<Record<DatabaseTrouble, ProblemError>> = {
  unreachable: unavailable('database-unreachable', 'The store cannot reach its database. Please try again.', 1),
  busy: unavailable('busy', 'The store is busy. Please try again in a moment.', 1),
  'too-slow': unavailable('too-slow', 'This took too long. Please try again in a moment.', 5),
  'disk-full': unavailable('disk-full', 'The store cannot write at the moment. Please try again later.', 30),
};

/** The SQLSTATE, or what the driver said. */
function reasonOf(thrown: Error): string {
  const { cause } = thrown;
  return sqlStateOf(thrown) || sqlStateOf(cause) || (cause instanceof Error ? cause.message : thrown.message);
}

function asProblem(thrown: FastifyError | ProblemError): ProblemError {
  if (thrown instanceof ProblemError) return thrown;
  const trouble = troubleOf(thrown);
  if (trouble) return TROUBLES[trouble];
  if (thrown instanceof BlobStoreSilent) return unavailable('no-file-store', 'The file cannot be fetched now.');
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
      return unavailable('closing', 'The API is shutting down.');
    default:
      return new ProblemError(500, 'Internal Server Error', {
        detail: 'Something went wrong on our side.',
        code: 'fault',
      });
  }
}
