import type { Generated } from 'kysely';
import type { Language } from 'shared-contracts/i18n/languages';

declare module '../../platform/database/schema.ts' {
  interface Database {
    subscribers: {
      subscriber_id: Generated<number>;
      email_address: string;
      /** The address in lower case: two spellings are one subscriber. */
      email_key: string;
      /** In the link that ends the newsletter, the same for an address whenever it subscribes. */
      reader_key: string;
      /** Of the letters. */
      language: Generated<Language>;
      created_at: GeneratedTimestamp;
    };
  }
}
