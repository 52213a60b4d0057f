import type { Translation } from 'shared-contracts';
import type { commonWords } from '../../common-words.ts';
import type { buyingWords } from './words.ts';

export const buyingArabic = {
  addToCart: 'أضف إلى السلة',
  addingToCart: 'جارٍ الإضافة…',
  addedToCart: 'تمت إضافة المنتج إلى السلة!',
  cannotAddMore: {
    one: 'لا يمكن إضافة أكثر من قطعة واحدة من هذا المنتج',
    two: 'لا يمكن إضافة أكثر من قطعتين من هذا المنتج',
    few: 'لا يمكن إضافة أكثر من {n} قطع من هذا المنتج',
    many: 'لا يمكن إضافة أكثر من {n} قطعة من هذا المنتج',
    other: 'لا يمكن إضافة أكثر من {n} قطعة من هذا المنتج',
  },
  notForSale: 'لا يمكن شراء هذه القطعة عبر الإنترنت الآن. اسألنا، ويسعدنا أن نساعدك.',
  soldOut: 'هذا المنتج غير متوفر في المخزون.',
  noLongerSold: 'لم يعد هذا المنتج معروضًا للبيع.',
  notAddedOffline: 'أنت غير متصل بالإنترنت، ولم يُضف شيء. حاول مرة أخرى عند عودة الاتصال.',
  cartUnavailable: 'سلتك غير متاحة الآن. حاول مرة أخرى بعد قليل.',
} satisfies Omit<Translation<typeof buyingWords>, keyof typeof commonWords>;
