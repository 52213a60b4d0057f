import type { Generated } from 'kysely';

export const ENQUIRY_KINDS = ['contact', 'bulk', 'customization', 'grievance'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

declare module '../../platform/database/schema.ts' {
  interface Database {
    enquiries: {
      enquiry_id: Generated<number>;
      /** For the shopper's questions about the enquiry. */
      reference_number: string;
      kind: EnquiryKind;
      name: string;
      email: string;
      phone_number: string;
      message: string;
      /** Null where it is about no product. */
      product_id: number | null;
      /** '' where it is about no order. */
      order_number: Generated<string>;
      created_at: GeneratedTimestamp;
    };
  }
}
