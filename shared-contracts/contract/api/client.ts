import type { Language } from '../i18n/languages.ts';
import type { ApiCall, CallAnswer, CallRequest } from './call.ts';
import type { ApiResult } from './errors.ts';
import type { Transport } from './transport.ts';

/** Both empty for a visitor. */
export interface Credentials {
  readonly token: string;
  readonly userId: string;
}

export interface ApiClientOptions {
  /** Origin of the API; '' in the browser, where the store is one origin. */
  readonly origin: string;
  /** The Token and UserID headers of a request; empty strings for a visitor. Read for every call. */
  readonly credentials?: () => Credentials;
  /** Called on a 401 of a call with a token: the session of that token has ended. */
  readonly onSessionExpired?: (token: string) => void;
  /** The language of the answers' texts, read for every call. English by default. */
  readonly language?: () => Language;
  readonly fetch?: typeof globalThis.fetch;
  /** Per attempt, in milliseconds. */
  readonly timeout?: number;
  /** Extra headers of every request, e.g. the request id that a page render forwards. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** The envelope's members next to `data`, for the few calls that use them. */
export interface EnvelopeExtras {
  readonly token?: string | undefined;
  readonly [name: string]: unknown;
}

export interface ApiClient {
  /** Loads the HTTP client's code before the first call. */
  prepare(): Promise<void>;
  /** Makes a call and parses its answer by the contract's schema. Never throws. */
  call<Call extends ApiCall>(
    call: Call,
    request: CallRequest<Call>,
    options?: CallOptions,
  ): Promise<ApiResult<CallAnswer<Call>>>;
  /** The same, with the envelope's further members (login's token, a listing's facets), unparsed. */
  callWithExtras<Call extends ApiCall>(
    call: Call,
    request: CallRequest<Call>,
    options?: CallOptions,
  ): Promise<ApiResult<{ readonly answer: CallAnswer<Call>; readonly extras: EnvelopeExtras }>>;
}

const VISITOR: Credentials = { token: '', userId: '' };

export function createApiClient(options: ApiClientOptions): ApiClient {
  let transport: Promise<Transport> | undefined;

  // A page is shown without a call, so the code that sends and parses one is not part of the first load.
  const ready = () => {
    transport ??= import(/* webpackChunkName: "transport" */ './transport.ts').then(({ createTransport }) =>
      createTransport(options),
    );
    transport.catch(() => {
      transport = undefined;
    });
    return transport;
  };

  const callWithExtras: ApiClient['callWithExtras'] = async (call, request, { signal } = {}) => {
    // Read before the transport loads, since a logout may happen during that.
    const credentials = options.credentials?.() ?? VISITOR;
    const send = await ready().catch(() => null);
    return send
      ? send(call, request, { credentials, ...(signal ? { signal } : {}) })
      : { ok: false, error: { kind: 'network' } };
  };

  return {
    async prepare() {
      await ready();
    },
    callWithExtras,
    async call(call, request, callOptions) {
      const result = await callWithExtras(call, request, callOptions);
      return result.ok ? { ok: true, value: result.value.answer } : result;
    },
  };
}
