import type { Generated } from 'kysely';

declare module '../database/schema.ts' {
  interface Database {
    /** Who ran which command. Holds no names: `about` has numbers of records. */
    operator_acts: {
      operator_act_id: Generated<number>;
      at: Timestamp;
      operator: string;
      command: string;
      about: string;
      /** 'begun' also where the process ended meanwhile. */
      outcome: Generated<'begun' | 'done' | 'refused' | 'failed'>;
    };
  }
}
