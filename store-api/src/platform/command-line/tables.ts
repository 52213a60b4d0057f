import type { Generated } from 'kysely';

declare module '../database/schema.ts' {
  interface Database {
    /** Who ran which command. Holds no names of customers: `about` has numbers of records. */
    operator_acts: {
      operator_act_id: Generated<number>;
      at: Timestamp;
      operator: string;
      /** The name that the operator gave with --as. */
      named: Generated<string>;
      command: string;
      about: string;
      /** 'begun' also where the process ended before the command did. 'tried' is a dry run. */
      outcome: Generated<'begun' | 'done' | 'tried' | 'refused' | 'failed' | 'interrupted'>;
    };
  }
}
