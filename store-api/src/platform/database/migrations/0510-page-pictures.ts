import { type Kysely, sql } from 'kysely';

/** The pictures of a page around its text: its banner, tiles and gallery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_pictures (
      page_name text not null references web_pages on delete cascade on update cascade,
      slot text not null check (slot in ('banner', 'section', 'tile', 'gallery')),
      display_order integer not null,
      name text not null,
      image_id text not null references images,
      image_alt text not null,
      primary key (page_name, slot, display_order)
    )`.execute(db);
  await sql`create index page_pictures_by_image on page_pictures (image_id)`.execute(db);
}
