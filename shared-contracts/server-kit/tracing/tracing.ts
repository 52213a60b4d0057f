import type { IncomingHttpHeaders } from 'node:http';

/** What a span tells: routes, states and names of systems. Never an address, a query, or a value that a person typed. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface SpanStart {
  readonly name: string;
  /** 'server' answers a request, 'client' asks another system, 'internal' does neither. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly facts?: SpanFacts;
}

/** A span that ends later than the function which began it. */
export interface OpenSpan {
  /** As log lines name them. */
  readonly ids: { readonly trace_id: string; readonly span_id: string };
  /** Runs `work` so that what it begins is part of this span. */
  within(work: () => void): void;
  end(name: string, facts: SpanFacts, failed: boolean): void;
}

/** The traces of a service. Every method is cheap and silent while it has none. */
export interface Tracing {
  readonly isOn: boolean;
  /** @param from the request whose trace goes on; a new trace without */
  begin(start: SpanStart, from?: IncomingHttpHeaders): OpenSpan;
  /** Runs `work` in a span below the current one. One that rejects has failed. */
  span<Result>(start: SpanStart, work: () => Promise<Result>): Promise<Result>;
  /** Adds a span that has just ended to the current one, if that is recorded. */
  add(start: SpanStart, milliseconds: number, failed: boolean): void;
  /** By which another service of the store continues the trace. */
  headers(): Readonly<Record<string, string>>;
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>;
}

export interface TracingLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

export interface TracedService {
  readonly name: string;
  readonly version: string;
}

const NO_SPAN: OpenSpan = { ids: { trace_id: '', span_id: '' }, within: (work) => work(), end: () => undefined };

export const NO_TRACING: Tracing = {
  isOn: false,
  begin: () => NO_SPAN,
  span: (_start, work) => work(),
  add: () => undefined,
  headers: () => ({}),
  close: async () => undefined,
};
