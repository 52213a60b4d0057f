import type { Generated } from 'kysely';
import type { Language } from 'shared-contracts/i18n/languages';
import type { ModerationStatus } from '../../../platform/command-line/moderation.ts';

declare module '../../../platform/database/schema.ts' {
  interface Database {
    product_questions: {
      question_id: Generated<number>;
      product_id: number;
      /** Who was logged in when it was asked. */
      user_id: number | null;
      /** As typed, for the shop; like the address it is '' once the person is gone. */
      name: string;
      email: string;
      /** The public part of the name. */
      shown_name: string;
      /** Of the mail with the answer. */
      language: Language;
      question: string;
      /** The shop's; '' while there is none. */
      answer: Generated<string>;
      answered_at: Timestamp | null;
      /** Approved: shown with its answer. */
      status: Generated<ModerationStatus>;
      created_at: GeneratedTimestamp;
    };
  }
}
