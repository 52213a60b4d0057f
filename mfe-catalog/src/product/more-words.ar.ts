import { recentlyViewedArabic } from '../recently-viewed/words.ar.ts';
import { attributeArabic } from './attributes/words.ar.ts';
import { customizationArabic } from './customization/words.ar.ts';
import { instalmentsArabic } from './instalments/words.ar.ts';
import { pincodeArabic } from './pincode/words.ar.ts';
import { reviewsArabic } from './reviews/words.ar.ts';
import { sectionArabic } from './sections/words.ar.ts';
import { shareArabic } from './share/words.ar.ts';

/** The Arabic of what comes after a product can be bought: it comes with that, not with the page. */
export default {
  ...attributeArabic,
  ...sectionArabic,
  ...reviewsArabic,
  ...pincodeArabic,
  ...instalmentsArabic,
  ...customizationArabic,
  ...shareArabic,
  ...recentlyViewedArabic,
};
