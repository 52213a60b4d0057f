import { concurrentIndex } from '../migration.ts';

/** For the reference to the states. */
export const { transaction, up } = concurrentIndex(
  'user_addresses_by_town_state_id',
  'on user_addresses (town_state_id)',
);
