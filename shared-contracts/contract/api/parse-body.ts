import * as v from 'valibot';
import type { ApiCall, CallAnswer } from './call.ts';
import type { EnvelopeExtras } from './client-options.ts';
import { Envelope } from './envelope.ts';
import type { ApiResult } from './errors.ts';

type Parsed<Call extends ApiCall> = ApiResult<{ readonly answer: CallAnswer<Call>; readonly extras: EnvelopeExtras }>;

/** Opens the envelope of an answer's text and parses the JSON text in its `data` by the call's schema. */
export function parseBody<Call extends ApiCall>(call: Call, text: string): Parsed<Call> {
  const envelope = v.safeParse(Envelope, parseJson(text));
  if (!envelope.success) return schemaError(call, envelope.issues);
  const { data, statusCode: _, message: __, ...extras } = envelope.output;
  const value = parseJson(data);
  if (value === undefined) return schemaError(call, [{ message: 'data is not JSON' }]);
  const answer = v.safeParse(call.answer, value);
  if (!answer.success) return schemaError(call, answer.issues);
  try {
    const decoded = call.decode ? call.decode(answer.output, extras) : answer.output;
    return { ok: true, value: { answer: decoded as CallAnswer<Call>, extras } };
  } catch (thrown) {
    return schemaError(call, [{ message: String(thrown) }]);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Issue {
  readonly message: string;
  readonly path?: readonly { readonly key?: unknown }[] | undefined;
}

function schemaError(call: ApiCall, issues: readonly Issue[]): Parsed<never> {
  return { ok: false, error: { kind: 'schema', call: call.name, issues: issues.map(describeIssue) } };
}

function describeIssue({ message, path }: Issue): string {
  const where = path?.map(({ key }) => String(key)).join('.');
  return where ? `${where}: ${message}` : message;
}
