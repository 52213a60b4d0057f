export const MOST_COMPARED = 4;
const ID = /^[1-9]\d{0,8}$/;

/** Canonical path without language prefix. Not of `links`: shells of before, which share theirs, have none for it. */
export const comparePath = (ids: readonly number[]) => (ids.length > 0 ? `/compare?ids=${ids.join()}` : '/compare');

/** The first four distinct ids of `?ids=7,8`. Skips invalid ones. */
export function comparedIds(query: URLSearchParams): readonly number[] {
  const ids = (query.get('ids') ?? '').split(',').filter((id) => ID.test(id));
  return [...new Set(ids.map(Number))].slice(0, MOST_COMPARED);
}
