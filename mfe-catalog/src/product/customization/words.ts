import { defineWords } from 'shared-contracts';

export const customizationWords = defineWords('catalog', {
  askForCustomization: 'Ask For Customization',
  customizationIntro: 'Another size, wood or fabric? Tell us what you have in mind, or write to {email}.',
  customerName: 'Name',
  customerEmail: 'Email',
  customerPhone: 'Phone Number',
  customerMessage: 'Message',
  phoneDigits: '{field} must have 10 to 15 digits',
  submit: 'Submit',
  submitting: 'Submitting…',
  customizationSent: 'Thank you! Your reference number is {number}. We reply within 48 hours.',
  customizationFailed: 'An error occurred. Please try again!',
  tooManyRequests: 'You have sent several requests already. Please wait a few minutes and try again.',
});
