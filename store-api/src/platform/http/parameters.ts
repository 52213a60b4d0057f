import type { ApiCall } from 'shared-contracts/api/call';
import type { FieldProblem } from 'shared-contracts/api/errors';
import * as v from 'valibot';
import { invalidField, invalidFields } from './problems.ts';

/** Parses `requestParameters`. Throws 400 naming each invalid field. */
export function parseParameters<Call extends ApiCall>(call: Call, body: unknown): v.InferOutput<Call['request']> {
  // Some calls send no body, which means no parameters.
  const given = isRecord(body) ? (body.requestParameters ?? {}) : (body ?? {});
  // Valibot's `object` takes an array for an object without keys.
  if (Array.isArray(given)) throw invalidField('requestParameters', 'must be an object');
  const unstorable = unstorableFields(given);
  if (unstorable.length > 0) throw invalidFields(unstorable);
  const parsed = v.safeParse(call.request, given);
  if (parsed.success) return parsed.output;
  throw invalidFields(
    parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? 'requestParameters', message: issue.message })),
  );
}

// Calls nest no deeper than a list in a record. Much deeper values would overflow the stack.
const DEEPEST = 20;

// PostgreSQL text cannot contain NUL; checked once for all calls.
function unstorableFields(value: unknown, path: readonly string[] = []): readonly FieldProblem[] {
  if (typeof value === 'string') {
    return value.includes('\0') ? [{ path: path.join('.'), message: 'must not hold the character NUL' }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (path.length > DEEPEST) return [{ path: path[0] ?? '', message: 'must not be nested so deeply' }];
  return Object.entries(value).flatMap(([key, inner]) => unstorableFields(inner, [...path, key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
