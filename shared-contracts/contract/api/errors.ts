/** A field the server refused, as problem+json names it. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The body of a failed answer (RFC 9457) as the store's API sends it. */
export interface Problem {
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** The request id, for the logs. */
  readonly instance?: string;
  /** The team's code for the case, e.g. 'price-changed'. */
  readonly code?: string;
  readonly errors?: readonly FieldProblem[];
}

/** Why a call gave no answer, by layer. A value, never thrown. */
export type ApiError =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted' }
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly problem: Problem;
      readonly retryAfter?: number;
      readonly body: unknown;
    }
  | { readonly kind: 'schema'; readonly call: string; readonly issues: readonly string[] };

export type ApiResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ApiError };

/** An ApiError where only an exception can travel: a page's load function (see `orThrow`). */
export class ApiFailure extends Error {
  readonly reason: ApiError;

  constructor(reason: ApiError) {
    super(`API call failed: ${describeApiError(reason)}`);
    this.name = 'ApiFailure';
    this.reason = reason;
  }
}

function describeApiError(error: ApiError): string {
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
      return error.kind;
    case 'http':
      return `http ${error.status} ${error.problem.title}`;
    case 'schema':
      return `schema of ${error.call}: ${error.issues.join('; ')}`;
  }
}

/** The value of a result, or an ApiFailure thrown: for page loads, whose boundary shows the failure. */
export function orThrow<T>(result: ApiResult<T>): T {
  if (result.ok) return result.value;
  throw new ApiFailure(result.error);
}

/**
 * The value of an optional part's result, or `without` where the part is lost: the page is shown without it (SH-12), and not
 * cached (SH-11). A load that was aborted has no page.
 */
export function orElse<Without>(without: Without): <T>(result: ApiResult<T>) => T | Without {
  return (result) => (result.ok || result.error.kind === 'aborted' ? orThrow(result) : without);
}
