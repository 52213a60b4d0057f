import type { Translation } from 'shared-contracts';
import type { instalmentsWords } from './words.ts';

export const instalmentsArabic = {
  emiAndPayment: 'التقسيط وطرق الدفع',
  payment: 'طرق الدفع',
  waysToPay: 'ادفع عبر الإنترنت بواسطة UPI أو بطاقة ائتمان أو خصم أو محفظة إلكترونية أو الخدمات المصرفية.',
  noCashOnDelivery: 'لا يتوفر الدفع عند الاستلام.',
  emiByCardOnly: 'التقسيط للبطاقات فقط؛ يقرره بنكك وقد يضيف رسومه.',
  emiFor: 'أقساط مبلغ {price}',
  emiMonths: 'الأشهر',
  emiMonthly: 'كل شهر',
  emiRate: 'الفائدة السنوية',
  emiTotal: 'المجموع',
  loadingEmi: 'جارٍ حساب الأقساط…',
  instalmentsUnavailable: 'لا يمكن عرض الأقساط الآن.',
} satisfies Translation<typeof instalmentsWords>;
