import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  promoBanner: 'الطلب الأول',
  promoTitle: 'خصم إضافي 10% على أول عملية شراء عبر الإنترنت',
  promoTerms: 'للطلبات ابتداءً من \u2066₹25,000\u2069 وبحد أقصى للخصم \u2066₹3,000\u2069.',
  promoCode: 'استخدم الرمز {code} عند الدفع',
  promoAction: 'الشروط',
} satisfies Translation<typeof words>;
