import { sql } from 'kysely';

/**
 * For `returning` of a statement that is its own transaction: its commit does not wait for a replica. For what may be lost
 * with the primary, and must not stop while no replica answers.
 */
export const WITHOUT_REPLICA = sql<string>`set_config('synchronous_commit', 'local', true)`.as('commits');
