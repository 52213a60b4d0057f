import { defineWords } from 'shared-contracts';
import { enquiryTexts } from 'shared-contracts/kit/enquiry/texts';

export const customizationWords = defineWords('catalog', {
  ...enquiryTexts,
  askForCustomization: 'Ask For Customization',
  customizationIntro: 'Another size, wood or fabric? Tell us what you have in mind, or write to {email}.',
  customerName: 'Name',
  customerEmail: 'Email',
  customerPhone: 'Phone Number',
  customerMessage: 'Message',
  submit: 'Submit',
});
