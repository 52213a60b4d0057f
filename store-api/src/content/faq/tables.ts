import type { Generated } from 'kysely';

declare module '../../platform/database/schema.ts' {
  interface Database {
    faqs: {
      faq_id: Generated<number>;
      group_name: string;
      question: string;
      /** HTML. */
      answer: string;
      /** Over all groups: a group comes where its first question does. */
      display_order: number;
    };
  }
}
