import type { Db } from '../../../platform/database/schema.ts';
import type { Job } from '../../../platform/jobs.ts';
import { DAY_MS } from '../../../platform/time.ts';

/** A published question stays; who asked it, beyond the name on the page, is of use for the answer alone. */
export function forgetAskers(db: Db, before: Date): Promise<unknown> {
  return db
    .updateTable('product_questions')
    .set({ name: '', email: '', user_id: null })
    .where('created_at', '<=', before)
    .where('email', '!=', '')
    .execute();
}

export const forgetAskersJob = (db: Db, now: () => Date, days: number): Job => ({
  name: 'forget-askers',
  everyMs: DAY_MS / 24,
  byOne: true,
  run: () => forgetAskers(db, new Date(now().getTime() - days * DAY_MS)),
});
