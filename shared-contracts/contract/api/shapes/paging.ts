import * as v from 'valibot';

const MAX_PER_PAGE = 100;

/** PageNo from 1; anything else is refused with 400. */
export const PageNo = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1);

/** PageSize 1 to 100, with the call's own default. */
export function pageSize(fallback: number) {
  return v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PER_PAGE)), fallback);
}
