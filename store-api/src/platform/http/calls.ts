import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiCall, WireAnswer } from 'shared-contracts/api/call';
import { DEFAULT_LANGUAGE } from 'shared-contracts/i18n/languages';
import { POSITION_HEADER, TAGS_HEADER } from 'shared-contracts/server/change-stream';
import type { InferOutput } from 'valibot';
import { askedLanguage } from '../translations/asked-language.ts';
import { type Texts, type TextsOf, translateAnswer } from '../translations/translate-answer.ts';
import type { Api } from './api.ts';
import { queryParameters, sendShared } from './get-twin.ts';
import { headerText } from './header-text.ts';
import { parseParameters } from './parameters.ts';
import { forbidden, sessionExpired, unauthorized } from './problems.ts';
import type { DeviceRule, LimitRule } from './rate-limits.ts';
import type { SessionUser } from './sessions.ts';

export interface Calling<Call extends ApiCall> {
  readonly parameters: InferOutput<Call['request']>;
  readonly request: FastifyRequest;
  /** What the answer is translated into: to sort it. English where nothing of it is. */
  readonly language: string;
}

export interface UserCalling<Call extends ApiCall> extends Calling<Call> {
  readonly user: SessionUser;
}

/** An answer with members next to `data` in the envelope: login's token, a listing's facets. */
export class AnswerWithExtras<Answer> {
  readonly answer: Answer;
  readonly extras: Readonly<Record<string, unknown>>;

  constructor(answer: Answer, extras: Readonly<Record<string, unknown>>) {
    this.answer = answer;
    this.extras = extras;
  }
}

export type Answered<Call extends ApiCall> = WireAnswer<Call> | AnswerWithExtras<WireAnswer<Call>>;

interface CallOptions<Call extends ApiCall> {
  /** Per client address, before the handler runs; the renderer is exempt (API-03). */
  readonly limit?: LimitRule | DeviceRule;
  /** It hashes a password, so its callers take turns. */
  readonly hashes?: boolean;
  /** What of the answer is in the language of the request. */
  readonly texts?: TextsOf<WireAnswer<Call>>;
  /** The same of the members next to `data`. */
  readonly textsOfExtras?: Texts;
}

interface PublicCallOptions<Call extends ApiCall> extends CallOptions<Call> {
  /** The answer is the same for every caller and may be cached until one of its tags changes. */
  readonly cached?: CachedBy<Call>;
  /** The parameters whose answer the caller gets, and what else its envelope carries and depends on. */
  resolve?(parameters: InferOutput<Call['request']>, request: FastifyRequest): Promise<Resolved<Call>>;
}

interface Resolved<Call extends ApiCall> {
  readonly parameters: InferOutput<Call['request']>;
  readonly extras: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
}

/** Answers a public call as its route does: the envelope's JSON, and what it depends on. */
export type Answering<Call extends ApiCall> = (
  parameters: InferOutput<Call['request']>,
  request: FastifyRequest,
) => Promise<{ readonly body: string | Buffer; readonly tags: readonly string[] }>;

/** The tags of `platform/database/followed-tables`. */
interface CachedBy<Call extends ApiCall> {
  tags(parameters: InferOutput<Call['request']>): readonly string[];
  /** When the clock alone changes the answer, e.g. the end of the day. */
  until?(): Date;
}

/**
 * Serves a public call: validates `requestParameters` (400 naming each field) and wraps the answer in the envelope.
 * Ignores a Token header. A cached answer can be asked for by GET too. Returns its answering function, so that other calls can
 * use it.
 */
export function registerCall<Call extends ApiCall>(
  api: Api,
  call: Call,
  handler: (calling: Calling<Call>) => Promise<Answered<Call>>,
  options: PublicCallOptions<Call> = {},
): Answering<Call> {
  if (call.access !== 'none') throw new Error(`${call.name} needs a token: register it with registerUserCall`);
  const { cached, resolve } = options;
  if (Boolean(cached) !== Boolean(call.hasGet))
    throw new Error(`${call.name}: what is cached, and only that, has a GET`);
  // An edge answers without counting, and stores no cookie.
  if (cached && options.limit) throw new Error(`${call.name} is cached: it cannot have a limit`);

  const answer: Answering<Call> = async (parameters, request) => {
    const language = languageFor(request, options);
    const read = async () =>
      envelope(await translated(api, language, await handler({ request, parameters, language }), options));
    if (!cached) return { body: await read(), tags: [] };
    const tags = cached.tags(parameters);
    const position = headerText(request, POSITION_HEADER);
    const key = `${call.name} ${language} ${cached.until?.().toISOString() ?? ''} ${JSON.stringify(parameters)}`;
    return { body: await api.answers.answer({ key, tags, position }, async () => Buffer.from(await read())), tags };
  };

  const resolved = async (asked: InferOutput<Call['request']>, request: FastifyRequest) => {
    const own = await resolve?.(asked, request);
    const { body, tags } = await answer(own?.parameters ?? asked, request);
    return { body: own ? withMembers(body, own.extras) : body, tags: [...tags, ...(own?.tags ?? [])] };
  };
  serve(api, call, options, async (request, reply) => {
    const { body, tags } = await resolved(parseParameters(call, request.body), request);
    if (cached) reply.header(TAGS_HEADER, tags.join(' '));
    return body;
  });
  if (cached)
    api.http.get(call.path, async (request, reply) => {
      const validUntil = cached.until?.().getTime();
      const answered = await resolved(parseParameters(call, { requestParameters: queryParameters(request) }), request);
      if (validUntil === undefined) return sendShared(request, reply, answered);
      return sendShared(request, reply, { ...answered, validSeconds: (validUntil - api.now().getTime()) / 1000 });
    });
  return answer;
}

/** An envelope's JSON with further members. */
function withMembers(envelope: string | Buffer, members: Resolved<ApiCall>['extras']): string | Buffer {
  return Object.keys(members).length === 0
    ? envelope
    : `${JSON.stringify(members).slice(0, -1)},${envelope.toString().slice(1)}`;
}

const languageFor = (
  request: FastifyRequest,
  options: { readonly texts?: unknown; readonly textsOfExtras?: unknown },
) => (options.texts || options.textsOfExtras ? askedLanguage(request) : DEFAULT_LANGUAGE);

async function translated<Call extends ApiCall>(
  { db }: Api,
  language: string,
  answered: Answered<Call>,
  { texts, textsOfExtras = {} }: CallOptions<Call>,
): Promise<Answered<Call>> {
  if (!(answered instanceof AnswerWithExtras)) return translateAnswer(db, language, answered, texts as Texts);
  const { answer, extras } = answered;
  const whole = await translateAnswer(
    db,
    language,
    { answer, extras },
    {
      answer: texts as Texts,
      extras: textsOfExtras,
    },
  );
  return new AnswerWithExtras(whole.answer, whole.extras);
}

/** Serves a call that needs a valid token: 401 without one, 403 with another person's UserID. */
export function registerUserCall<Call extends ApiCall>(
  api: Api,
  call: Call,
  handler: (calling: UserCalling<Call>) => Promise<Answered<Call>>,
  options: CallOptions<Call> = {},
): void {
  if (call.access !== 'token') throw new Error(`${call.name} needs no token: register it with registerCall`);
  serve(api, call, options, async (request) => {
    const user = await sessionUser(api, request);
    const parameters = parseParameters(call, request.body);
    const language = languageFor(request, options);
    return envelope(await translated(api, language, await handler({ request, user, parameters, language }), options));
  });
}

function serve(
  api: Api,
  call: ApiCall,
  options: Pick<CallOptions<ApiCall>, 'limit' | 'hashes'>,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<string | Buffer>,
): void {
  api.calls.push(call);
  api.http.post(call.path, async (request, reply) => {
    if (options.limit) await countCaller(api, options.limit, request, reply);
    const body = await (options.hashes
      ? api.hashes.run(request, () => answer(request, reply))
      : answer(request, reply));
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

async function countCaller(
  { limits, devices }: Api,
  limit: LimitRule | DeviceRule,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await ('perOrigin' in limit ? limits.countDevice(limit, request) : limits.countOrigin(limit, request));
  // Afterwards: who is refused gets no cookie to come back with.
  devices.meet(request, reply);
}

export async function sessionUser(api: Api, request: FastifyRequest): Promise<SessionUser> {
  const token = headerText(request, 'token');
  if (token === '') throw unauthorized('This call needs a Token header.');
  const outcome = await api.sessions.authenticate(token, headerText(request, 'userid'));
  if (outcome.ok) return outcome.user;
  if (outcome.reason === 'expired') api.security.report('token-refused', { request });
  throw outcome.reason === 'foreign' ? forbidden('The UserID header is not the one of this token.') : sessionExpired();
}

/** The caller's user id on a public call; null without a valid token. */
export async function personBehind({ sessions }: Api, request: FastifyRequest): Promise<number | null> {
  const token = headerText(request, 'token');
  return token === '' ? null : ((await sessions.personBehind(token))?.userId ?? null);
}

function envelope(returned: unknown): string {
  const { answer, extras } = returned instanceof AnswerWithExtras ? returned : { answer: returned, extras: {} };
  return JSON.stringify({ ...extras, statusCode: 200, message: 'OK', data: JSON.stringify(answer) });
}

export function responseMessage<Message extends string>(ResponseMsg: Message): { ResponseMsg: Message }[] {
  return [{ ResponseMsg }];
}
