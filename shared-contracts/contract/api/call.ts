import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { EnvelopeExtras } from './client-options.ts';

/** Who may call: 'none' ignores the Token header, 'token' answers 401 without a live one. */
type CallAccess = 'none' | 'token';

/**
 * One call of the API: the only place where its path, request and answer are written down. The server
 * validates with it, the client parses with it, the OpenAPI page is generated from it.
 */
export interface ApiCall<
  Request extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
  Domain = unknown,
> {
  /** The call's observed name, unique in the API, e.g. 'get-all-products'. */
  readonly name: string;
  /** Path below the origin, with its leading slash. */
  readonly path: string;
  readonly access: CallAccess;
  /** Reads may be retried by the client; writes are sent once. */
  readonly effect: 'read' | 'write';
  /** The answer is the same for everybody, so it may also be asked for by GET (`get-twin.ts`) and stored by an edge. */
  readonly hasGet?: true;
  /** One sentence for the OpenAPI page. */
  readonly summary: string;
  /** Observed parameters that are the same in every request; another back end may insist on them. */
  readonly sends?: Readonly<Record<string, unknown>>;
  /** The schema of `requestParameters`. */
  readonly request: Request;
  /** The schema of what `data` parses to: the wire's names and units. */
  readonly answer: Answer;
  /**
   * From the wire to the domain (docs/decisions/0049), by the client; without it clients get the wire's answer. `extras` are the
   * envelope's members next to `data`, unparsed. Throws for what no schema forbids and the domain cannot hold.
   */
  decode?(answer: InferOutput<Answer>, extras: EnvelopeExtras): Domain;
}

export type CallRequest<Call extends ApiCall> = InferInput<Call['request']>;
/** What a server sends. */
export type WireAnswer<Call extends ApiCall> = InferOutput<Call['answer']>;
/** What a client gets. A call of an earlier release has no decoder. */
export type CallAnswer<Call extends ApiCall> = 'decode' extends keyof Call
  ? ReturnType<NonNullable<Call['decode']>>
  : WireAnswer<Call>;

/** The same call for a client that passes the wire's answer on to another team. */
export function withoutDecoder<Call extends ApiCall>(call: Call): Omit<Call, 'decode'> {
  const { decode: _, ...wire } = call;
  return wire;
}

const PREFIX = {
  dynamic: '/api/v1/dynamic/dataoperation/',
  common: '/api/v1/common/',
  base: '/api/v1/',
} as const;

interface CallDefinition<Request extends GenericSchema, Answer extends GenericSchema, Domain> {
  /** Which of the three observed path prefixes: D, C or B in the wire contract. */
  readonly prefix?: keyof typeof PREFIX;
  readonly name: string;
  readonly access?: CallAccess;
  readonly effect?: 'read' | 'write';
  readonly hasGet?: true;
  readonly summary: string;
  readonly sends?: Readonly<Record<string, unknown>>;
  readonly request: Request;
  readonly answer: Answer;
  decode?(answer: InferOutput<Answer>, extras: EnvelopeExtras): Domain;
}

/** Defines a call; the defaults are those of most calls: dynamic prefix, no token, a read. */
export function defineCall<
  const Request extends GenericSchema,
  const Answer extends GenericSchema,
  Domain = InferOutput<Answer>,
>(call: CallDefinition<Request, Answer, Domain>): ApiCall<Request, Answer, Domain> {
  const { prefix = 'dynamic', access = 'none', effect = 'read' } = call;
  return { access, effect, ...call, path: `${PREFIX[prefix]}${call.name}` };
}
