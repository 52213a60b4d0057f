import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/schema.ts';

const TROUBLED = ['waiting', 'unsure', 'given-up'] as const;

/** Counted in the database, so every process reports the same. */
export function observeMails(registry: Registry, db: Db, now: () => Date): void {
  new Gauge({
    name: 'mails',
    help: 'Mails that wait, that were given up, and that a process may or may not have sent',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // Without its database a process still reports everything else.
      const counts = await troubled(db).catch(() => null);
      this.reset();
      for (const state of counts ? TROUBLED : [])
        this.set({ state }, Number(counts?.find((one) => one.state === state)?.mails ?? 0));
    },
  });
  new Gauge({
    name: 'mails_waiting_seconds',
    help: 'How long the oldest mail has waited that was not sent yet',
    registers: [registry],
    async collect() {
      const counts = await troubled(db).catch(() => null);
      const oldest = counts?.find(({ state }) => state === 'waiting')?.oldest;
      this.set(counts ? (oldest ? (now().getTime() - oldest.getTime()) / 1000 : 0) : Number.NaN);
    },
  });
}

function troubled(db: Db) {
  return (
    db
      .selectFrom('mails')
      .select(({ fn }) => ['state', fn.countAll<number>().as('mails'), fn.min<Date | null>('created_at').as('oldest')])
      // Written out, so that the partial index of these states serves it.
      .where(sql<boolean>`state in ('waiting', 'unsure', 'given-up')`)
      .groupBy('state')
      .execute()
  );
}
