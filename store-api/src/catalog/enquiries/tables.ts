import type { Generated } from 'kysely';

export const ENQUIRY_KINDS = ['contact', 'bulk', 'customization', 'grievance'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

declare module '../../platform/database/schema.ts' {
  interface Database {
    enquiries: {
      enquiry_id: Generated<number>;
      /** What the shopper can ask about it by. */
      reference_number: string;
      kind: EnquiryKind;
      name: string;
      email: string;
      phone_number: string;
      message: string;
      /** What it is about, if it is about a product. */
      product_id: number | null;
      /** '' where it is about no order. */
      order_number: Generated<string>;
      created_at: GeneratedTimestamp;
    };
  }
}
