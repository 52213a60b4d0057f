import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  whyUs: 'لماذا تتسوق معنا',
  whyShippingTitle: 'شحن مجاني',
  whyShippingText: 'على جميع القطع تقريبًا، والاستثناءات القليلة مذكورة.',
  whyAssemblyTitle: 'تركيب مجاني',
  whyAssemblyText: 'في المدن الكبرى، داخل غرفتك.',
  whyDeliveryTitle: 'عندك خلال 7 إلى 13 يومًا',
  whyDeliveryText: 'من ورشنا إلى أي مكان في الهند.',
  whyPriceTitle: 'ضمان أفضل سعر',
  whyPriceText: 'الأسعار شاملة الضرائب دون زيادات لاحقة.',
  whyPaymentTitle: 'دفع آمن',
  whyPaymentText: 'UPI والبطاقات والمحافظ والخدمات المصرفية عبر الإنترنت.',
  whyEmiTitle: 'تقسيط بالبطاقة',
  whyEmiText: 'على 3 أو 6 أو 9 أو 12 أو 24 شهرًا.',
} satisfies Translation<typeof words>;
