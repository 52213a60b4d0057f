import { concurrentIndex } from '../migration.ts';

/** The order in which they leave. */
export const { transaction, up } = concurrentIndex(
  'mails_by_urgency',
  `on mails (urgency, next_attempt_at, mail_id) where state = 'waiting'`,
);
