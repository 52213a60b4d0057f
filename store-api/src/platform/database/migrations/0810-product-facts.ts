import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** What is known of a piece besides the columns of its row, and which facts a type of product is asked for, in their order. */
export async function up(db: Db): Promise<void> {
  await sql`create table product_facts (
    product_id integer primary key references products on delete cascade,
    modules integer check (modules > 0),
    seat_height_cm integer check (seat_height_cm > 0),
    seat_depth_cm integer check (seat_depth_cm > 0),
    boxes text[] not null default '{}',
    load_kg integer check (load_kg > 0),
    filling text,
    cover text,
    cover_care text,
    frame text,
    finish text,
    lead_days integer check (lead_days > 0),
    assembly text,
    estimated text[] not null default '{}'
  )`.execute(db);
  await sql`create table product_type_facts (
    product_type_id integer not null references product_types on delete cascade,
    position integer not null,
    fact text not null,
    is_required boolean not null,
    primary key (product_type_id, fact)
  )`.execute(db);
}
