import type { Translation } from 'shared-contracts';
import { commonArabic } from '../../common-words.ar.ts';
import type { filterWords } from './words.ts';

export const filterArabic = {
  ...commonArabic,

  'filter-type': 'نوع المنتج',
  'filter-material': 'الخامة',
  'filter-orientation': 'الجهة',
  'filter-stock': 'المخزون',
  'filter-colour': 'اللون',
  'filter-seater': 'عدد المقاعد',
  'filter-brand': 'العلامة التجارية',
  'filter-origin': 'بلد المنشأ',
  'filter-price': 'السعر',
  'filter-discount': 'الخصم',
  'filter-rating': 'التقييم',
  chosenOptions: {
    one: 'المختار: خيار واحد',
    two: 'المختار: خياران',
    few: 'المختار: {n} خيارات',
    many: 'المختار: {n} خيارًا',
    other: 'المختار: {n} خيار',
  },
  moreOptions: {
    one: 'اعرض خيارًا واحدًا آخر',
    two: 'اعرض خيارين آخرين',
    few: 'اعرض {n} خيارات أخرى',
    many: 'اعرض {n} خيارًا آخر',
    other: 'اعرض {n} خيار آخر',
  },

  minimumPrice: 'أدنى سعر',
  maximumPrice: 'أقصى سعر',
  lowestPrice: 'مؤشر أدنى سعر',
  highestPrice: 'مؤشر أقصى سعر',
  priceAndAbove: '{price} فأكثر',
  noHighestPrice: 'فأكثر',
  priceOutOfRange: 'أدخل مبلغًا صحيحًا بالروبية من 0 إلى {max}',
  priceUpsideDown: 'السعر الأدنى أكبر من الأقصى',

  applyFilters: 'تطبيق عوامل التصفية',
  showProducts: {
    zero: 'لا منتجات',
    one: 'اعرض منتجًا واحدًا',
    two: 'اعرض منتجين',
    few: 'اعرض {n} منتجات',
    many: 'اعرض {n} منتجًا',
    other: 'اعرض {n} منتج',
  },
  showOneProduct: 'اعرض منتجًا واحدًا',
  clearAllFilters: 'مسح كل عوامل التصفية',
} satisfies Translation<typeof filterWords>;
