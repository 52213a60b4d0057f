import * as v from 'valibot';
import { defineCall } from './call.ts';
import { IdList } from './shapes/filter-fields.ts';

export const getWithdrawnProducts = defineCall({
  name: 'get-withdrawn-products',
  summary: 'What was for sale once and is not any more, by comma-joined ids; others are left out. At most 50.',
  request: v.object({ ProductIds: IdList }),
  answer: v.array(
    v.object({
      ProductId: v.number(),
      ProductName: v.string(),
      CategorySlug: v.string(),
      Slug: v.string(),
      /** Its page says why, and what a buyer should do. */
      IsRecalled: v.boolean(),
    }),
  ),
});
