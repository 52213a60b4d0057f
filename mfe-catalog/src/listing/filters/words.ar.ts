import type { Translation } from 'shared-contracts';
import { commonArabic } from '../../common-words.ar.ts';
import type { filterWords } from './words.ts';

export const filterArabic = {
  ...commonArabic,

  'filter-type': 'نوع المنتج',
  'filter-material': 'الخامة',
  'filter-orientation': 'الاتجاه',
  'filter-stock': 'المخزون',
  'filter-colour': 'اللون',
  'filter-seater': 'عدد المقاعد',
  'filter-brand': 'العلامة التجارية',
  'filter-price': 'السعر',
  chosenOptions: 'المختار: {n}',
  moreOptions: 'عرض المزيد: {n}',

  minimumPrice: 'أدنى سعر',
  maximumPrice: 'أقصى سعر',
  lowestPrice: 'مؤشر أدنى سعر',
  highestPrice: 'مؤشر أقصى سعر',
  priceAndAbove: '{price} فأكثر',
  priceOutOfRange: 'أدخل مبلغًا صحيحًا بالروبية من 0 إلى {max}',
  priceUpsideDown: 'السعر الأدنى أكبر من الأقصى',

  applyFilters: 'تطبيق عوامل التصفية',
  showProducts: 'اعرض المنتجات ({n})',
  showOneProduct: 'اعرض منتجًا واحدًا',
  clearAllFilters: 'مسح كل عوامل التصفية',
} satisfies Translation<typeof filterWords>;
