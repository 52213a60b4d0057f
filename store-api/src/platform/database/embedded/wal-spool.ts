import { chownSync, mkdirSync } from 'node:fs';
import type { OtherUser } from './unprivileged.ts';

/** After this much time without a full segment PostgreSQL gives what there is: what a lost disk can cost. */
const ARCHIVE_SECONDS = 60;

/**
 * Settings by which PostgreSQL puts its log into a folder. The command is the machine's own shell: the server's image has no
 * node. A file appears whole and on the disk, and never replaces another one; the same one again is a success.
 */
export function archivingTo(spool: string): readonly string[] {
  const file = `${spool}/%f`;
  const put = `cp %p ${file}.part && sync ${file}.part && mv ${file}.part ${file} && sync ${spool}`;
  return [
    'wal_level=replica',
    'archive_mode=on',
    `archive_timeout=${ARCHIVE_SECONDS}`,
    `archive_command=if test -e ${file}; then cmp -s %p ${file}; else ${put}; fi`,
  ];
}

/** Makes the folder, for PostgreSQL's user. */
export function makeSpool(spool: string, user: OtherUser | undefined): void {
  mkdirSync(spool, { recursive: true, mode: 0o700 });
  if (user) chownSync(spool, user.uid, user.gid);
}
