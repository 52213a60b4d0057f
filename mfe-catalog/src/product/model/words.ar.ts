import type { Translation } from 'shared-contracts';
import type { modelWords } from './words.ts';

export const modelArabic = {
  viewIn3d: 'عرض ثلاثي الأبعاد',
  seeInRoom: 'شاهده في غرفتك',
  in3d: '{product} بعرض ثلاثي الأبعاد',
  turnHint:
    'اسحب للتدوير، وباعد بين إصبعيك أو مرّر للتقريب. بلوحة المفاتيح: الأسهم للتدوير، وزائد وناقص للتكبير والتصغير.',
  loadingModel: 'جارٍ تحميل العرض ثلاثي الأبعاد…',
  modelFailed: 'العرض ثلاثي الأبعاد غير متاح هنا. تعرض الصور والرسم المنتج من جميع الجهات.',
} satisfies Translation<typeof modelWords>;
