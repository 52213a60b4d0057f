import ky, { HTTPError, type Options as KyOptions, TimeoutError } from 'ky';
import * as v from 'valibot';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import { noteServerDate } from '../stores/store-clock.ts';
import type { ApiCall, CallAnswer, CallRequest } from './call.ts';
import type { ApiClientOptions, Credentials, EnvelopeExtras } from './client-options.ts';
import { ProblemBody } from './envelope.ts';
import { type ApiError, ApiFailure, type ApiResult, type Problem } from './errors.ts';
import { twinQuery } from './get-twin.ts';
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
  let refusesGet = false;

  const byGet = async (url: string, query: string, sent: KyOptions) => {
    // Revalidated, whatever an edge says to this browser.
    const response = await http(`${url}?${query}`, { ...sent, cache: 'no-cache', throwHttpErrors: isOtherThanNoGet });
    refusesGet = isNoGet(response.status);
    return refusesGet ? null : response;
  };

  return async (call, request, { credentials: { token, userId }, signal }) => {
    const url = `${options.origin}${call.path}`;
    const requestParameters = { ...call.sends, ...(request as object) };
    const language = options.language?.() ?? DEFAULT_LANGUAGE;
    const sent: KyOptions = {
      // Always sent: without it a browser sends the languages of its settings.
      headers: { Token: token, UserID: userId, 'Accept-Language': language },
      // The API reads by POST, so retries are allowed by method and limited by effect.
      retry: {
        limit: call.effect === 'read' ? READ_RETRIES : 0,
        methods: ['get', 'post'],
        statusCodes: [408, 502, 503, 504],
        // A shopper is waiting: a longer Retry-After is capped.
        maxRetryAfter: MAX_RETRY_WAIT_MS,
      },
      ...(signal ? { signal } : {}),
    };
    try {
      const query = options.asksByGet && call.hasGet && !refusesGet ? twinQuery(requestParameters, language) : null;
      const response =
        (query === null ? null : await byGet(url, query, sent)) ??
        (await http.post(url, { ...sent, json: { requestParameters } }));
      // An edge answers with the date at which it was answered.
      const age = Number(response.headers.get('age')) * 1000;
      if (typeof document !== 'undefined') noteServerDate(response.headers.get('date'), Date.now() - age);
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

/** A back end of an earlier contract has no GET twins. */
const isNoGet = (status: number) => status === 404 || status === 405;
const isOtherThanNoGet = (status: number) => !isNoGet(status);

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
