import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  whyUs: 'Why shop with us',
  whyShippingTitle: 'Free shipping',
  whyShippingText: 'On almost every piece; the few exceptions say so.',
  whyAssemblyTitle: 'Free assembly',
  whyAssemblyText: 'In major cities, in your room.',
  whyDeliveryTitle: 'With you in 7-13 days',
  whyDeliveryText: 'From our workshops to anywhere in India.',
  whyPriceTitle: 'Best price guarantee',
  whyPriceText: 'Taxes included, nothing added later.',
  whyPaymentTitle: 'Secured payment',
  whyPaymentText: 'UPI, cards, wallets and net banking.',
  whyEmiTitle: 'Card EMI',
  whyEmiText: 'Over 3, 6, 9, 12 or 24 months.',
});
