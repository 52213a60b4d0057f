import { setTimeout as wait } from 'node:timers/promises';
import { operator } from '../account/support/operator.ts';
import type { StressedStore } from './stressed-store.ts';

const PAUSE_MS = 200;

interface Work {
  readonly words: readonly string[];
}

/** What the owner did by command, and how often a command failed: it is typed again. */
export interface ClerksBook {
  readonly done: Record<string, number>;
  failed: number;
}

/** The oldest piece of work: a return that was asked for, one that was accepted, an order to go on with, or a part to give back. */
const NEXT = `
  with todo as (
    select 1 as place, created_at as at, array['orders', 'accept', reference_number] as words
    from order_requests where kind = 'return' and state = 'open'
    union all
    select 2, created_at, array['orders', 'receive', reference_number, '--restock']
    from order_requests where kind = 'return' and state = 'accepted'
    union all
    select 3, created_at, array['orders', 'refund', order_number, '--amount', '10', '--key', 'scratch', '--reason', 'A scratch']
    from orders where status_id = 3 and order_id % 4 = 0
      and not exists (select from refunds join payments using (payment_id) where payments.order_id = orders.order_id)
    union all
    select 4, created_at, array['orders', 'move', order_number, case status_id when 1 then 'InProgress' else 'Completed' end]
    from orders where status_id in (1, 2) and order_number is not null and paid_at < now() - interval '3 seconds'
  ) select words from todo order by place, at limit 1`;

/** Works through what buyers leave to the shop until the signal aborts, each piece by its command. */
export async function workUntil(stopped: AbortSignal, { store, query }: StressedStore, book: ClerksBook) {
  while (!stopped.aborted) {
    await wait(PAUSE_MS);
    const [work] = await query<Work>(NEXT).catch(() => []);
    if (!work) continue;
    const name = work.words.slice(0, 2).join(' ');
    try {
      await operator(store, ...work.words);
      book.done[name] = (book.done[name] ?? 0) + 1;
    } catch {
      book.failed += 1;
    }
  }
}
