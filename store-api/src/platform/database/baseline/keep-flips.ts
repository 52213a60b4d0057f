/** More changed products than this change the bitmaps themselves: their flips would slow down every listing. */
export const MOST_NOTED = 100;

/** A large change holds rows of product_sets until its commit. Folding during it could deadlock, and waits. */
export const lockSets = "perform pg_advisory_xact_lock(hashtext('product-sets'));";

/**
 * Works flips into the bitmaps, or notes them if they are few. `changed` is the number of changed products; of many, the
 * caller holds the lock of the sets.
 * @param flips SQL of (kind, option_id, product_id), each once
 */
export const keepFlips = (flips: string, changed = 'changed', first = '') => `
  if ${changed} > ${MOST_NOTED} then
    ${first}
    insert into product_sets as known (kind, option_id, segment, members)
    select kind, option_id, product_id >> 14, product_members(product_id & 16383, 1) from (${flips}) as flips
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (kind, option_id, segment) do update set members = known.members # excluded.members;
  else
    perform note_product_set_change(array_agg(kind), array_agg(option_id), product_id) from (${flips}) as flips
    group by product_id order by product_id;
  end if;`;
