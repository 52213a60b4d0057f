import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export default {
  homeHeading: 'أثاث خشبي وقماشي صُنع ليرافق حياتك',

  slides: 'غرف مختارة',
  slideOf: '{n} من {count}',
  goToSlide: 'الشريحة {n}: {title}',
  pauseSlides: 'إيقاف الشرائح مؤقتًا',
  playSlides: 'تشغيل الشرائح',
  explore: 'اكتشف المجموعة',

  popularCategories: 'الفئات الأكثر طلبًا',
  productCountOne: 'قطعة واحدة',
  productCountMany: 'عدد القطع: {n}',

  caneHeading: 'جديد الخيزران',
  newArrivals: 'وصل حديثًا',
  kingSizeBeds: 'أسرّة كينغ',
  fabricSofas: 'أرائك قماشية',
  seeAllOf: 'عرض كل {category}',

  listingBannerTitle: 'كل القطع في مكان واحد',
  listingBannerText: 'صفِّ النتائج حسب الخشب والقماش واللون والمقاس حتى تلائم غرفتك.',
  listingBannerAction: 'تصفح كل الأثاث',

  whyUs: 'لماذا تتسوق معنا',
  whyShippingTitle: 'شحن مجاني',
  whyShippingText: 'السعر الذي تراه هو ما تدفعه.',
  whyAssemblyTitle: 'تركيب مجاني',
  whyAssemblyText: 'في المدن الكبرى، داخل غرفتك.',
  whyDeliveryTitle: 'عندك خلال 7-13 يومًا',
  whyDeliveryText: 'من ورشنا إلى أي مكان في الهند.',
  whyPriceTitle: 'ضمان أفضل سعر',
  whyPriceText: 'الأسعار شاملة الضرائب دون زيادات لاحقة.',
  whyPaymentTitle: 'دفع آمن',
  whyPaymentText: 'UPI والبطاقات والمحافظ والخدمات المصرفية عبر الإنترنت.',
  whyEmiTitle: 'تقسيط بالبطاقة',
  whyEmiText: 'على 3 أو 6 أو 9 أو 12 أو 24 شهرًا.',

  reviewsHeading: 'آراء عملاء \u2068{store}\u2069',
  sampleReview: 'رأي نموذجي',

  allCollection: 'كل المجموعات',
  viewAll: 'عرض الكل',

  home: 'الرئيسية',
  blog: 'المدونة',
  articleUnknown: 'بحثنا في كل مكان، لكن هذه الصفحة غير موجودة.',
  backHome: 'العودة إلى الصفحة الرئيسية',
} satisfies Translation<typeof words>;
