import { concurrentIndex } from '../migration.ts';

/** Whose mails are to be forgotten: the job read all mails and all accounts, time and again. */
export const { transaction, up } = concurrentIndex(
  'users_deleted',
  'on users (deleted_at) where deleted_at is not null',
);
