import type { Generated } from 'kysely';

declare module '../../platform/database/schema.ts' {
  interface Database {
    subscribers: {
      subscriber_id: Generated<number>;
      email_address: string;
      /** The address in lower case: two spellings are one subscriber. */
      email_key: string;
      created_at: GeneratedTimestamp;
    };
  }
}
