import * as v from 'valibot';

export type Variables = Readonly<Record<string, string | undefined>>;

export type ParsedVariables<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly faults: readonly string[] };

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65535, 'must be a port number'),
);
export const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}$/, 'must be a number of milliseconds'),
  v.transform(Number),
);
export const logLevel = v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`);

/**
 * The variables of a process by their schemas; an empty one counts as absent. Each fault is a sentence that names its variable;
 * the value of one in `secrets` is not repeated.
 */
export function parseVariables<const Entries extends v.ObjectEntries>(
  entries: Entries,
  variables: Variables,
  secrets: readonly string[] = [],
): ParsedVariables<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const parsed = v.safeParse(v.object(entries), given);
  if (parsed.success) return { ok: true, values: parsed.output };
  return { ok: false, faults: parsed.issues.map((issue) => fault(issue, secrets)) };
}

function fault(issue: v.BaseIssue<unknown>, secrets: readonly string[]): string {
  const name = v.getDotPath(issue) ?? '';
  if (issue.input === undefined) return `${name} is missing.`;
  if (secrets.includes(name)) return `${name} ${issue.message}.`;
  return `${name} is '${String(issue.input)}' and ${issue.message}.`;
}
