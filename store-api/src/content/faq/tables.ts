import type { Generated } from 'kysely';

declare module '../../platform/database/schema.ts' {
  interface Database {
    faqs: {
      faq_id: Generated<number>;
      /** The name of the document of its group. */
      document: string;
      group_name: string;
      question: string;
      /** HTML. */
      answer: string;
      /** Across groups: a group has the place of its first question. */
      display_order: number;
    };
  }
}
