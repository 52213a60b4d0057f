import { type FairQueue, Overloaded, type QueueClient } from 'shared-contracts/server-kit/fair-queue';
import { unavailable } from './problems.ts';

const RETRY_AFTER_S = 5;

/** Runs work when it is its client's turn. Throws 503 'busy' with this text when too many wait. */
export async function inTurn<Result>(
  queue: FairQueue,
  client: QueueClient | string,
  busy: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await queue.run(client, work);
  } catch (fault) {
    if (!(fault instanceof Overloaded)) throw fault;
    throw unavailable('busy', busy, RETRY_AFTER_S);
  }
}
