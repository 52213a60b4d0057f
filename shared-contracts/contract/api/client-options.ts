import type { Language } from '../i18n/languages.ts';
import type { ApiFailure } from './errors.ts';

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
  /** Called when an answer does not fit its call's schema. */
  readonly onUnreadable?: (fault: ApiFailure) => void;
  /** Of the answers' texts; read for every call. English by default. */
  readonly language?: () => Language;
  /** Where an edge may answer: calls with a GET twin are sent by GET, until the back end has none. */
  readonly asksByGet?: boolean | undefined;
  readonly fetch?: typeof globalThis.fetch;
  /** Per attempt, in milliseconds. */
  readonly timeout?: number;
  /** Extra headers of every request, e.g. the request id that a page render forwards. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The envelope's members next to `data`, for the few calls that use them. */
export interface EnvelopeExtras {
  readonly token?: string | undefined;
  readonly [name: string]: unknown;
}
