import type { Generated } from 'kysely';

declare module '../../platform/database/schema.ts' {
  interface Database {
    faqs: {
      faq_id: Generated<number>;
      group_name: string;
      question: string;
      /** HTML. */
      answer: string;
      /** Across groups: a group has the place of its first question. */
      display_order: number;
    };
  }
}
