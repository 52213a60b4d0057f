import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Models of pieces in three dimensions: files of up to 5 MB, of which the database knows where they are. */
export async function up(db: Db): Promise<void> {
  await sql`create table models (
    model_id text primary key,
    file text not null,
    bytes integer not null check (bytes > 0),
    added_at timestamptz not null default now()
  )`.execute(db);
  await sql`create table product_models (
    product_id integer primary key references products on delete cascade,
    model_id text not null references models
  )`.execute(db);
  await sql`create index product_models_of_model on product_models (model_id)`.execute(db);
}
