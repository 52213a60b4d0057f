import type { Generated } from 'kysely';
import type { Language } from 'shared-contracts/i18n/languages';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Who wants one mail when a sold-out product is back. A row ends with that mail. */
    stock_notices: {
      notice_id: Generated<number>;
      product_id: number;
      email_address: string;
      email_key: string;
      language: Language;
      created_at: Timestamp;
      /** Null until the link mailed to the address was followed. */
      confirmed_at: Timestamp | null;
    };
  }
}
