import type { ColumnType, Generated } from 'kysely';
import type { Language } from 'shared-contracts/i18n/languages';

declare module '../database/schema.ts' {
  interface Database {
    mails: {
      mail_id: Generated<number>;
      /** Unique: queued twice, it is written once. */
      mail_key: string;
      template: string;
      language: Language;
      recipient: string;
      user_id: number | null;
      /** The order it is about. */
      order_id: Generated<number | null>;
      urgency: Generated<number>;
      /** Of kinds that need no proof of the address: the most a day about the order, else to the address. */
      day_limit: Generated<number | null>;
      /** JSON text. */
      facts: string;
      /** 'unsure': the process ended while sending; not retried automatically. 'held': the address is not proven yet. */
      state: Generated<'waiting' | 'sending' | 'sent' | 'unsure' | 'given-up' | 'held'>;
      attempts: Generated<number>;
      next_attempt_at: GeneratedTimestamp;
      /** Why the last attempt failed, for operators. */
      fault: Generated<string>;
      created_at: GeneratedTimestamp;
      sent_at: Timestamp | null;
      /** When the store's staff sent it although it was held. */
      released_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      /** When its receiver's mail server refused it for good. */
      bounced_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    };
    /** The one mail that an address got before it was proven. */
    first_mails: {
      address_hash: string;
      mail_id: number;
      written_at: Timestamp;
    };
  }
}
