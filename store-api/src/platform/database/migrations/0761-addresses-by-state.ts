import { concurrentIndex } from '../migration.ts';

/** For the reference to the states. */
export const { transaction, up } = concurrentIndex(
  'user_addresses_by_state_province_id',
  'on user_addresses (state_province_id)',
);
