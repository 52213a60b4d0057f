import { type Kysely, sql } from 'kysely';

/**
 * A product that is shown and an import of rates wait for each other: neither saw what the other had not committed, and a
 * published product was left without a rate (LAW-03). Shared among products, which do not wait for one another.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const DECIDING = ['is_published', 'hsn_code', 'gst_material_class'];
const deciding = (row: 'old' | 'new') => DECIDING.map((column) => `${row}.${column}`).join(', ');

const statements = [
  `create function wait_for_rates() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(hashtext('gst-rates'));
    return null;
  end $$`,
  // Triggers of one row run in the order of their names: these before 'publication_of_…', which reads the rates.
  `create constraint trigger await_rates_of_new_product after insert on products deferrable initially deferred for each row
    when (new.is_published) execute function wait_for_rates()`,
  `create constraint trigger await_rates_of_changed_product after update on products deferrable initially deferred for each row
    when (new.is_published and (${deciding('new')}) is distinct from (${deciding('old')})) execute function wait_for_rates()`,
];
