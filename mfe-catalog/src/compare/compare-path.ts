export const MOST_COMPARED = 4;
const ID = /^[1-9]\d{0,8}$/;

/** Canonical path without language prefix. Not of `links`: shells of before, which share theirs, have none for it. */
export const comparePath = (ids: readonly number[]) => (ids.length > 0 ? `/compare?ids=${ids.join()}` : '/compare');

/** The first four ids of `?ids=7,8`, each once; what is none is left out. */
export function comparedIds(query: URLSearchParams): readonly number[] {
  const ids = (query.get('ids') ?? '').split(',').filter((id) => ID.test(id));
  return [...new Set(ids.map(Number))].slice(0, MOST_COMPARED);
}
