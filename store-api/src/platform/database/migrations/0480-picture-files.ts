import { type Kysely, sql } from 'kysely';

/** Which files pictures were made from, so that a file that comes again is recognised without decoding it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table picture_files (
      file_hash text primary key check (file_hash ~ '^[0-9a-f]{64}$'),
      image_id text not null references images on delete cascade
    )`.execute(db);
  await sql`create index picture_files_of_image on picture_files (image_id)`.execute(db);
}
