import ky, { HTTPError, TimeoutError } from 'ky';
import * as v from 'valibot';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import { noteServerDate } from '../stores/store-clock.ts';
import type { ApiCall, CallAnswer, CallRequest } from './call.ts';
import type { ApiClientOptions, Credentials, EnvelopeExtras } from './client-options.ts';
import { ProblemBody } from './envelope.ts';
import { type ApiError, ApiFailure, type ApiResult, type Problem } from './errors.ts';
import { parseBody } from './parse-body.ts';

const TIMEOUT_MS = 10_000;
const READ_RETRIES = 2;
const MAX_RETRY_WAIT_MS = 1000;

export interface Sending {
  readonly credentials: Credentials;
  readonly signal?: AbortSignal;
}

/** Sends one call and parses its answer. Reads are retried, writes are sent once. Never throws. */
export type Transport = <Call extends ApiCall>(
  call: Call,
  request: CallRequest<Call>,
  sending: Sending,
) => Promise<ApiResult<{ readonly answer: CallAnswer<Call>; readonly extras: EnvelopeExtras }>>;

export function createTransport(options: ApiClientOptions): Transport {
  const http = ky.create({
    timeout: options.timeout ?? TIMEOUT_MS,
    headers: { accept: 'application/json', ...options.headers },
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  return async (call, request, { credentials: { token, userId }, signal }) => {
    try {
      const response = await http.post(`${options.origin}${call.path}`, {
        json: { requestParameters: { ...call.sends, ...(request as object) } },
        // Always sent: without it a browser sends the languages of its settings.
        headers: { Token: token, UserID: userId, 'Accept-Language': options.language?.() ?? DEFAULT_LANGUAGE },
        // The API reads by POST, so retries are allowed by method and limited by effect.
        retry: {
          limit: call.effect === 'read' ? READ_RETRIES : 0,
          methods: ['post'],
          statusCodes: [408, 502, 503, 504],
          // A shopper is waiting: a longer Retry-After is capped.
          maxRetryAfter: MAX_RETRY_WAIT_MS,
        },
        ...(signal ? { signal } : {}),
      });
      if (typeof document !== 'undefined') noteServerDate(response.headers.get('date'));
      const parsed = parseBody(call, await response.text());
      if (!parsed.ok) options.onUnreadable?.(new ApiFailure(parsed.error));
      return parsed;
    } catch (thrown) {
      const error = asApiError(thrown, signal);
      if (error.kind === 'http' && error.status === 401 && token) notifyExpired(options, token);
      return { ok: false, error };
    }
  };
}

/** A listener that throws is reported as uncaught, and the call has its answer. */
function notifyExpired({ onSessionExpired }: ApiClientOptions, token: string): void {
  try {
    onSessionExpired?.(token);
  } catch (fault) {
    setTimeout(() => {
      throw fault;
    });
  }
}

function asApiError(thrown: unknown, signal?: AbortSignal): ApiError {
  if (signal?.aborted) return { kind: 'aborted' };
  if (thrown instanceof TimeoutError) return { kind: 'timeout' };
  if (thrown instanceof HTTPError) return httpError(thrown);
  // A network fault, or what a browser extension or a patched fetch throws: no response was received.
  return { kind: 'network' };
}

function httpError(thrown: HTTPError): ApiError {
  const { status, statusText, headers } = thrown.response;
  const parsed = v.safeParse(ProblemBody, thrown.data);
  const problem = parsed.success ? (parsed.output as Problem) : { title: statusText || `HTTP ${status}`, status };
  const retryAfter = Number(headers.get('retry-after'));
  return { kind: 'http', status, problem, body: thrown.data, ...(retryAfter > 0 ? { retryAfter } : {}) };
}
