import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  homeHeading: 'أثاث من الخشب والقماش صُنع ليرافق حياتك',

  openingSoon: 'تصل أولى قطعنا قريبًا',
  openingSoonText: 'ما زلنا نجهّز المتجر. اسألنا عمّا تشاء حتى ذلك الحين.',
  openingSoonAction: 'اتصل بنا',
  openingSoonOwner: 'هل هذا متجرك؟ يشرح القسم “An empty shop” في \u2068docs/operations.md\u2069 كيف تملؤه.',

  slides: 'غرف مختارة',
  slideOf: '{n} من {count}',
  goToSlide: 'الشريحة {n}: {title}',
  pauseSlides: 'إيقاف الشرائح مؤقتًا',
  playSlides: 'تشغيل الشرائح',
  explore: 'اكتشف المجموعة',

  popularCategories: 'الفئات الأكثر طلبًا',
  caneHeading: 'جديد الخيزران',
  popularNow: 'الأكثر طلبًا الآن',

  chatTitle: 'هل تتسع لها غرفتك؟',
  chatText: 'أرسل إلينا صورة وقياسًا، وسيجيبك أحد موظفينا.',
  chatAction: 'اسألنا عبر واتساب',
  chatGreeting: 'مرحبًا \u2068{store}\u2069، لدي سؤال عن إحدى قطع الأثاث.',

  listingBannerTitle: 'كل القطع في مكان واحد',
  listingBannerText: 'صفِّ النتائج حسب الخشب والقماش واللون والمقاس حتى تلائم غرفتك.',
  listingBannerAction: 'تصفح كل الأثاث',
} satisfies Translation<typeof words>;
