import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Outlines of pieces to scale. They are small and asked for once by a browser: in the database, so that a backup has them. */
export async function up(db: Db): Promise<void> {
  await sql`create table drawings (
    drawing_id text primary key,
    svg text not null,
    width_cm integer not null,
    height_cm integer not null,
    units_per_cm float8 not null check (units_per_cm > 0),
    margin float8 not null check (margin >= 0),
    added_at timestamptz not null default now()
  )`.execute(db);
  await sql`create table product_drawings (
    product_id integer not null references products on delete cascade,
    view text not null check (view in ('front', 'side', 'top')),
    drawing_id text not null references drawings,
    primary key (product_id, view)
  )`.execute(db);
  await sql`create index product_drawings_of_drawing on product_drawings (drawing_id)`.execute(db);
}
