import type { FieldProblem } from 'shared-contracts/api/errors';

interface ProblemOptions {
  readonly detail?: string;
  /** Machine-readable, e.g. 'price-changed'. */
  readonly code?: string;
  readonly errors?: readonly FieldProblem[];
  /** Seconds, sent as the Retry-After header. */
  readonly retryAfter?: number;
  /** Further members of the body (RFC 9457 extensions), e.g. `total` and `lines`. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** Answered as application/problem+json. */
export class ProblemError extends Error {
  readonly status: number;
  readonly title: string;
  readonly options: ProblemOptions;

  constructor(status: number, title: string, options: ProblemOptions = {}) {
    super(`${status} ${title}${options.detail ? `: ${options.detail}` : ''}`);
    this.name = 'ProblemError';
    this.status = status;
    this.title = title;
    this.options = options;
  }
}

export const invalidFields = (errors: readonly FieldProblem[]) =>
  new ProblemError(400, 'Bad Request', {
    detail: 'Some fields are not as the contract asks.',
    code: 'invalid-fields',
    errors,
  });

export const invalidField = (path: string, message: string) => invalidFields([{ path, message }]);

export const unauthorized = (detail: string) =>
  new ProblemError(401, 'Unauthorized', { detail, code: 'session-missing' });

export const sessionExpired = () =>
  new ProblemError(401, 'Unauthorized', {
    detail: 'The session has expired. Please log in again.',
    code: 'session-expired',
  });

export const forbidden = (detail: string, code = 'forbidden') => new ProblemError(403, 'Forbidden', { detail, code });

export const notFound = (detail: string) => new ProblemError(404, 'Not Found', { detail, code: 'not-found' });

export const conflict = (code: string, detail: string, members: Readonly<Record<string, unknown>> = {}) =>
  new ProblemError(409, 'Conflict', { detail, code, members });

export const gone = (detail: string) => new ProblemError(410, 'Gone', { detail, code: 'gone' });

/** @param retryAfter whole seconds, at least 1 */
export const tooManyRequests = (retryAfter: number) =>
  new ProblemError(429, 'Too Many Requests', {
    detail: 'Too many attempts. Please wait.',
    code: 'too-many-requests',
    retryAfter,
  });

/** @param retryAfter whole seconds */
export const unavailable = (code: string, detail: string, retryAfter = 5) =>
  new ProblemError(503, 'Service Unavailable', { detail, code, retryAfter });

/** The body of a problem answer (RFC 9457); `instance` is the request id. */
export function problemBody(problem: ProblemError, requestId: string): Record<string, unknown> {
  const { detail, code, errors, members } = problem.options;
  return {
    ...members,
    type: 'about:blank',
    title: problem.title,
    status: problem.status,
    ...(detail ? { detail } : {}),
    instance: requestId,
    ...(code ? { code } : {}),
    ...(errors ? { errors } : {}),
  };
}
