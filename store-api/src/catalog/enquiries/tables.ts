import type { Generated } from 'kysely';
import type { EnquiryKind, EnquiryState } from 'shared-contracts/api/shapes/enquiry-state';
import type { Language } from 'shared-contracts/i18n/languages';

declare module '../../platform/database/schema.ts' {
  interface Database {
    enquiries: {
      enquiry_id: Generated<number>;
      /** For the shopper's questions about the enquiry. */
      reference_number: string;
      kind: EnquiryKind;
      state: Generated<EnquiryState>;
      name: string;
      email: string;
      phone_number: string;
      message: string;
      /** Of the mails about it. */
      language: Generated<Language>;
      /** Who was logged in when it was sent. */
      user_id: number | null;
      /** Null where it is about no product. */
      product_id: number | null;
      /** '' where it is about no order. */
      order_number: Generated<string>;
      /** '' while it is not assigned. */
      assignee: Generated<string>;
      /** When its first answer is due; of a complaint, its acknowledgement by the officer. */
      answer_due_at: Timestamp;
      /** When that was done. */
      attended_at: Timestamp | null;
      /** Of a complaint. */
      settle_due_at: Timestamp | null;
      closed_at: Timestamp | null;
      created_at: GeneratedTimestamp;
    };
    /** What has happened to enquiries. */
    enquiry_acts: {
      enquiry_act_id: Generated<number>;
      enquiry_id: number;
      at: Timestamp;
      state: EnquiryState;
      /** The store's answer, or who has the enquiry now; '' otherwise. */
      words: Generated<string>;
    };
    enquiry_attachments: {
      attachment_id: string;
      /** Null until the enquiry is sent. */
      enquiry_id: number | null;
      file_name: string;
      /** As announced; of a checked file its own. */
      bytes: number;
      /** While it arrives. */
      received_bytes: Generated<number>;
      /** '' until the file has been checked. */
      media_type: Generated<string>;
      state: Generated<'arriving' | 'kept' | 'refused'>;
      created_at: Timestamp;
    };
  }
}
