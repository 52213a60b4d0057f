import { type RawBuilder, sql } from 'kysely';

/** SQL for the GST percent of the row of `products` in scope, on a day ('YYYY-MM-DD'). Null when no rate is known. */
export function gstRateOn(day: string): RawBuilder<number> {
  return sql<number>`(
    select gst_rates.rate_percent from gst_rates
    where gst_rates.hsn_code = products.hsn_code and gst_rates.material_class = products.gst_material_class
      and gst_rates.valid_from <= ${day}::date and coalesce(gst_rates.valid_to, 'infinity') >= ${day}::date
  )`;
}
