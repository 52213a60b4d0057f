import { defineWords } from 'shared-contracts';
import { enquiryTexts } from 'shared-contracts/kit/enquiry/texts';

/** The texts of every form that writes to the store. */
export const words = defineWords('content', {
  ...enquiryTexts,
  enquiryName: 'Name',
  enquiryEmail: 'Email',
  enquiryPhone: 'Phone number',
  enquiryMessage: 'Message',
  enquirySend: 'Send',
});
