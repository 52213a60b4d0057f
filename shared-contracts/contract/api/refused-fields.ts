import type { ApiError } from './errors.ts';

/** The fields among `names` that the server refused, by the paths of its 400, e.g. 'requestParameters.PostalCode'. */
export function refusedFields<Name extends string>(error: ApiError, names: readonly Name[]): readonly Name[] {
  if (error.kind !== 'http' || error.status !== 400) return [];
  const refused = new Set(error.problem.errors?.map(({ path }) => path.split('.').at(-1)));
  return names.filter((name) => refused.has(name));
}
