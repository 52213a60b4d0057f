import { type Kysely, sql } from 'kysely';
import { LACKING } from './0491-quality-order.ts';

/**
 * A product is shown to shoppers with a GST rate (LAW-03), with its importer if it comes from abroad (LAW-01), and with the
 * licences of its standards (LAW-02). The commit checks it, whatever wrote the product.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const DECIDING = ['is_published', 'product_type_id', 'hsn_code', 'gst_material_class', 'origin_id', 'importer_id'];
const deciding = (row: 'old' | 'new') => DECIDING.map((column) => `${row}.${column}`).join(', ');

const statements = [
  'drop trigger licence_of_new_product on products',
  'drop trigger licence_of_published_product on products',
  'drop function refuse_without_licence',
  // RF001: for the operator to correct.
  `create function check_publication() returns trigger language plpgsql as $$
  declare
    on_day date := (now() at time zone 'Asia/Kolkata')::date;
    lacks text;
    faults text[] := '{}';
  begin
    select string_agg(code, ', ' order by code) into lacks
    from (${LACKING} and products.product_id = new.product_id) as lacking;
    if lacks is not null then
      faults := faults || format('It falls under %s: record its licence number, or an exemption.', lacks);
    end if;
    if not exists (
      select from gst_rates where hsn_code = new.hsn_code and material_class = new.gst_material_class
        and valid_from <= on_day and coalesce(valid_to, 'infinity') >= on_day
    ) then
      faults := faults || format('Its HSN code %s has no GST rate today.', concat_ws(' ', new.hsn_code, nullif(new.gst_material_class, '')));
    end if;
    if new.importer_id is null and not new.is_digital then
      select name into lacks from origins where origin_id = new.origin_id and iso_code <> 'IN';
      if lacks is not null then faults := faults || format('It comes from %s: record its importer.', lacks); end if;
    end if;
    if cardinality(faults) > 0 then
      raise exception 'Product % (%) cannot be shown to shoppers. %', new.product_id, new.sku, array_to_string(faults, ' ')
        using errcode = 'RF001';
    end if;
    return null;
  end $$`,
  `create constraint trigger publication_of_new_product after insert on products deferrable initially deferred for each row
    when (new.is_published) execute function check_publication()`,
  `create constraint trigger publication_of_changed_product after update on products deferrable initially deferred for each row
    when (new.is_published and (${deciding('new')}) is distinct from (${deciding('old')})) execute function check_publication()`,
];
