import * as v from 'valibot';
import type { Db } from '../../../platform/database/schema.ts';

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000));

/** How the sandbox behaves: like a provider on a good day unless set otherwise. Times in milliseconds. */
export const SandboxBehaviour = v.object({
  /** Every answer of the Orders API and of the window comes this late. */
  slowness: v.optional(milliseconds, 0),
  /** The Orders API does not answer. The window, which is the provider's own page, still does. */
  away: v.optional(v.boolean(), false),
  /** 'on-request' only authorizes; the store captures. */
  capture: v.optional(v.picklist(['at-once', 'on-request']), 'at-once'),
  /** 'refused' is decided later, by webhook; 'no-balance' is answered with 400. */
  refunds: v.optional(v.picklist(['at-once', 'pending', 'refused', 'no-balance']), 'at-once'),
  webhooks: v.optional(
    v.object({
      send: v.optional(v.boolean(), true),
      delay: v.optional(milliseconds, 0),
      /** How often each event is sent. */
      times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 1),
      /** The last event first. */
      reversed: v.optional(v.boolean(), false),
    }),
    {},
  ),
});
export type SandboxBehaviour = v.InferOutput<typeof SandboxBehaviour>;

/** Stored in the database: all processes behave alike. */
export function sandboxBehaviour(db: Db) {
  return {
    async read(): Promise<SandboxBehaviour> {
      const row = await db.selectFrom('sandbox_behaviour').select('behaviour').executeTakeFirst();
      return v.parse(SandboxBehaviour, row ? JSON.parse(row.behaviour) : {});
    },
    async change(behaviour: v.InferInput<typeof SandboxBehaviour>): Promise<void> {
      const text = JSON.stringify(v.parse(SandboxBehaviour, behaviour));
      await db
        .insertInto('sandbox_behaviour')
        .values({ behaviour: text })
        .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ behaviour: text }))
        .execute();
    },
  };
}
