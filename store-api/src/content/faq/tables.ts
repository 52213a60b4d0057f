import type { Generated } from 'kysely';

export interface FaqTables {
  faqs: {
    faq_id: Generated<number>;
    group_name: string;
    question: string;
    /** HTML. */
    answer: string;
    /** Over all groups: a group stands where its first question does. */
    display_order: number;
  };
}
