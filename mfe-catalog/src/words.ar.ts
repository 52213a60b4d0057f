import { filterArabic } from './listing/filters/words.ar.ts';
import { listingArabic } from './listing/words.ar.ts';
import { buyingArabic } from './product/buying/words.ar.ts';
import { galleryArabic } from './product/gallery/words.ar.ts';
import { modelArabic } from './product/model/words.ar.ts';
import { productArabic } from './product/words.ar.ts';
import { cardArabic } from './product-card/words.ar.ts';
import { quickViewArabic } from './quick-view/words.ar.ts';
import { searchArabic } from './search/words.ar.ts';
import { stockNoticeArabic } from './stock-notice/words.ar.ts';
import { wishListArabic } from './wish-list/words.ar.ts';

/**
 * The Arabic texts of the pages until hydration: one module, which the shell loads with an Arabic page. The later parts
 * of a product page bring theirs (product/more-words.ar.ts).
 */
export default {
  ...searchArabic,
  ...cardArabic,
  ...quickViewArabic,
  ...listingArabic,
  ...filterArabic,
  ...stockNoticeArabic,
  ...wishListArabic,
  ...productArabic,
  ...buyingArabic,
  ...galleryArabic,
  ...modelArabic,
};
