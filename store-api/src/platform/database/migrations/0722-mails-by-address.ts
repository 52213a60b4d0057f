import { concurrentIndex } from '../migration.ts';

/** Those that are counted by their address. */
export const { transaction, up } = concurrentIndex(
  'mails_by_address',
  'on mails (lower(recipient), mail_id) where day_limit is not null and order_id is null',
);
