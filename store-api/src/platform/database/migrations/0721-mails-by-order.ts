import { concurrentIndex } from '../migration.ts';

export const { transaction, up } = concurrentIndex(
  'mails_by_order',
  'on mails (order_id, mail_id) where order_id is not null',
);
