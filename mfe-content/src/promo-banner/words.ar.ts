import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  promoBanner: 'الطلب الأول',
  promoTitle: 'خصم إضافي {percent}% على أول عملية شراء عبر الإنترنت',
  promoCode: 'استخدم الرمز {code} عند الدفع',
  promoAction: 'الشروط',
} satisfies Translation<typeof words>;
