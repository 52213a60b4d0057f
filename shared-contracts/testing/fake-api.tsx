import { type ApiClient, createApiClient } from 'shared-contracts';

/** A scripted response, made by `reply`. Any other value is the enveloped answer itself. */
class FakeReply {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

export const reply = {
  /** The answer in an envelope, with members next to `data` (login's token, a listing's facets). */
  enveloped: (answer: unknown, extras: Readonly<Record<string, unknown>> = {}) =>
    new FakeReply(200, { statusCode: 200, message: 'OK', data: JSON.stringify(answer), ...extras }),
  /** The body of a call in plain form. */
  plain: (body: unknown, status = 200) => new FakeReply(status, body),
  /** A refusal as problem+json. */
  problem: (status: number, members: Readonly<Record<string, unknown>> = {}) =>
    new FakeReply(status, { title: `HTTP ${status}`, status, ...members }),
  /** No answer at all: the client reports 'network'. */
  nothing: () => new FakeReply(0, null),
} as const;

export type FakeAnswer = unknown | ((request: never) => unknown);

export interface RecordedCall {
  readonly name: string;
  readonly request: unknown;
  readonly token: string;
}

/** The real client over a network that knows only the given answers, by the calls' names. */
export function fakeApi(
  answers: Readonly<Record<string, FakeAnswer>>,
  credentials = () => ({ token: '', userId: '' }),
): { readonly api: ApiClient; readonly calls: readonly RecordedCall[] } {
  const calls: RecordedCall[] = [];
  const network: typeof fetch = async (input, init) => {
    const sent = new Request(input, init);
    const name = decodeURIComponent(new URL(sent.url).pathname.split('/').at(-1) ?? '');
    const { requestParameters: request } = (await sent.json()) as { requestParameters: unknown };
    calls.push({ name, request, token: sent.headers.get('Token') ?? '' });
    if (!(name in answers)) throw new Error(`the test gives no answer to ${name}`);
    const given = answers[name];
    const answer: unknown = await (typeof given === 'function'
      ? (given as (request: unknown) => unknown)(request)
      : given);
    const { status, body } = answer instanceof FakeReply ? answer : reply.enveloped(answer);
    if (status === 0) throw new TypeError('fetch failed');
    return Response.json(body, { status });
  };
  return { api: createApiClient({ origin: 'http://api.test', fetch: network, credentials }), calls };
}
