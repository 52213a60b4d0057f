import type { Translation } from 'shared-contracts';
import type { attributeWords } from './words.ts';

export const attributeArabic = {
  newArrival: 'وصل حديثًا',
  grabTheDeals: 'اغتنم العروض',
  firstOrderDeal: 'وفّر \u2066{amount}\u2069 على طلبك الأول بالرمز',
  emiDeal: 'تقسيط بالبطاقة على 3 و6 و9 و12 و24 شهرًا',
  tags: 'لمحة سريعة',
  shippingMethods: 'كيف تصلك',
  productAttributes: 'خصائص المنتج',
  vendor: 'البائع: {name}',
  rating: {
    one: 'التقييم: {rating} من 5 (مراجعة واحدة)',
    two: 'التقييم: {rating} من 5 (مراجعتان)',
    few: 'التقييم: {rating} من 5 ({n} مراجعات)',
    many: 'التقييم: {rating} من 5 ({n} مراجعة)',
    other: 'التقييم: {rating} من 5 ({n} مراجعة)',
  },
  freeShipping: 'شحن مجاني',
  paidShipping: 'شحن مدفوع',
  returnable: 'قابل للإرجاع',
  nonReturnable: 'غير قابل للإرجاع',
  estimatedDelivery: {
    one: 'مدة التوصيل المتوقعة: يوم واحد',
    two: 'مدة التوصيل المتوقعة: يومان',
    few: 'مدة التوصيل المتوقعة: {n} أيام',
    many: 'مدة التوصيل المتوقعة: {n} يومًا',
    other: 'مدة التوصيل المتوقعة: {n} يوم',
  },
  material: 'الخامة: {name}',
} satisfies Translation<typeof attributeWords>;
