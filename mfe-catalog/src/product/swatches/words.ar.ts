import type { Translation } from 'shared-contracts';
import type { swatchWords } from './words.ts';

export const swatchArabic = {
  orderSwatches: 'اطلب عينات القماش بالبريد',
  swatchesWhy: 'المس القماش وشاهد لونه في بيتك. خمس عينات للطلب على الأكثر، تصلك في رسالة.',
  loadingSwatches: 'جارٍ تحميل العينات…',
  swatchesUnavailable: 'تعذّر تحميل العينات.',
  addSwatch: 'أضف إلى السلة',
  addSwatchNamed: 'أضف إلى السلة: {name}',
  swatchInCart: 'في سلتك',
  swatchAdded: 'أُضيفت العينة إلى السلة.',
  swatchesFull: 'يتسع الطلب لخمس عينات.',
} satisfies Translation<typeof swatchWords>;
