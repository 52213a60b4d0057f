import { concurrentIndex } from '../migration.ts';

/** What a process may have left in the middle of sending: found without reading all mails that wait. */
export const { transaction, up } = concurrentIndex(
  'mails_being_sent',
  `on mails (next_attempt_at) where state = 'sending'`,
);
