import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Some 40 MB. What is older than KEEP_CLIENT_REPORTS_DAYS is deleted with everything else that expires. */
const MOST_REPORTS = 100_000;

/** A defect that many browsers report must not fill the disk. */
export async function deleteOldestReports(db: Db, most = MOST_REPORTS): Promise<void> {
  await sql`
    delete from client_reports
    where client_report_id <= (select max(client_report_id) - ${most}::integer from client_reports)`.execute(db);
}
