import type { Translation } from 'shared-contracts';
import type { attributeWords } from './words.ts';

export const attributeArabic = {
  grabTheDeals: 'اغتنم العروض',
  firstOrderDeal: 'خصم إضافي 5% على طلبك الأول بالرمز',
  emiDeal: 'تقسيط بالبطاقة على 3 و6 و9 و12 و24 شهرًا',
  bestPriceDeal: 'ضمان أفضل سعر ودفع آمن',
  tags: 'الوسوم',
  shippingMethods: 'طرق الشحن',
  productAttributes: 'خصائص المنتج',
  vendor: 'البائع: {name}',
  rating: 'التقييم: {rating} / 5 (عدد التقييمات: {n})',
  ratingOfOne: 'التقييم: {rating} / 5 (تقييم واحد)',
  freeShipping: 'شحن مجاني',
  paidShipping: 'شحن مدفوع',
  returnable: 'قابل للإرجاع',
  nonReturnable: 'غير قابل للإرجاع',
  estimatedDelivery: 'مدة التوصيل المتوقعة بالأيام: {n}',
  material: 'الخامة: {name}',
} satisfies Omit<Translation<typeof attributeWords>, 'newArrival'>;
