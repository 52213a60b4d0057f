import type { Generated } from 'kysely';
import type { GeneratedTimestamp } from '../../platform/database/tables.ts';

export interface NewsletterTables {
  subscribers: {
    subscriber_id: Generated<number>;
    email_address: string;
    /** The address in lower case: two spellings are one subscriber. */
    email_key: string;
    created_at: GeneratedTimestamp;
  };
}
