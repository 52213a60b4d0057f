import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema.ts';
import { invalidField, unavailable } from '../../../platform/http/problems.ts';
import { DAY_MS } from '../../../platform/time.ts';
import { ARRIVAL_MS } from './arriving-files.ts';
import type { MediaType } from './check-attachment.ts';

/** Of all files that no enquiry has yet: what strangers may make the store keep for a day. */
const MOST_UNSENT_BYTES = 1024 ** 3;
const noRoom = () => unavailable('too-many-files', 'Too many files are on their way. Please try again later.', 600);

/** Bytes of them that have arrived: what is announced and not sent takes no room from others. */
function unsentBytes(db: Db, now: Date) {
  return db
    .selectFrom('enquiry_attachments')
    .select(
      sql<number>`coalesce(sum(case state when 'kept' then bytes else received_bytes end), 0)::float8`.as('unsent'),
    )
    .where('enquiry_id', 'is', null)
    .where((row) =>
      row.or([row('state', '=', 'kept'), row('state', '=', 'arriving').and('created_at', '>', arrivingSince(now))]),
    );
}

/** Announces a file; its id is its key. Throws 503 while too much has arrived that nothing was sent with. */
export async function announceAttachment(db: Db, fileName: string, bytes: number, now: Date): Promise<string> {
  const { unsent } = await unsentBytes(db, now).executeTakeFirstOrThrow();
  if (unsent + bytes > MOST_UNSENT_BYTES) throw noRoom();
  const id = randomUUID();
  await db
    .insertInto('enquiry_attachments')
    .values({ attachment_id: id, enquiry_id: null, file_name: fileName, bytes, created_at: now })
    .execute();
  return id;
}

/** Takes the room for a file's first `received` bytes. Throws 503 where there is none. */
export async function takeRoom(db: Db, id: string, received: number, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('enquiry_attachments')
    .set({ received_bytes: received })
    .where('attachment_id', '=', id)
    .where(sql<boolean>`(${unsentBytes(db, now)}) + ${received} - received_bytes <= ${MOST_UNSENT_BYTES}`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noRoom();
}

/** A file that is announced and belongs to no enquiry yet. */
export function unsentAttachment(db: Db, id: string) {
  return db
    .selectFrom('enquiry_attachments')
    .select(['attachment_id', 'bytes', 'state', 'media_type'])
    .where('attachment_id', '=', id)
    .where('enquiry_id', 'is', null)
    .executeTakeFirst();
}

/** Notes what became of a file; the first check counts. */
export async function noteChecked(
  db: Db,
  id: string,
  checked:
    | { readonly state: 'kept'; readonly bytes: number; readonly mediaType: MediaType }
    | { readonly state: 'refused' },
): Promise<void> {
  await db
    .updateTable('enquiry_attachments')
    .set(
      checked.state === 'kept'
        ? { state: 'kept', bytes: checked.bytes, media_type: checked.mediaType }
        : { state: 'refused' },
    )
    .where('attachment_id', '=', id)
    .where('state', '=', 'arriving')
    .execute();
}

/** Gives files to their enquiry, in its transaction. Throws 400 naming the field when one is not there to be given. */
export async function attach(trx: Db, enquiryId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const given = await trx
    .updateTable('enquiry_attachments')
    .set({ enquiry_id: enquiryId })
    .where('attachment_id', 'in', ids)
    .where('enquiry_id', 'is', null)
    .where('state', '=', 'kept')
    .executeTakeFirst();
  if (Number(given.numUpdatedRows) !== new Set(ids).size) {
    throw invalidField('AttachmentIDs', 'A file is no longer here. Please attach it again.');
  }
}

export function attachmentsOf(db: Db, enquiryId: number) {
  return db
    .selectFrom('enquiry_attachments')
    .select(['attachment_id', 'file_name', 'bytes', 'media_type'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('created_at')
    .orderBy('attachment_id')
    .execute();
}

/** What is announced and does not come must not keep others from sending theirs. */
const arrivingSince = (now: Date) => new Date(now.getTime() - ARRIVAL_MS);

/** Files that were never sent, a day later; those that did not arrive, or were refused, after an hour. */
export async function forgetUnsent(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('enquiry_attachments')
    .where('enquiry_id', 'is', null)
    .where((row) =>
      row.or([
        row('created_at', '<=', new Date(now.getTime() - DAY_MS)),
        row('state', '<>', 'kept').and('created_at', '<=', arrivingSince(now)),
      ]),
    )
    .execute();
}

export async function knownAttachments(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('enquiry_attachments')
    .select('attachment_id')
    .where(sql<boolean>`attachment_id::text = any(${[...ids]}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.attachment_id));
}
