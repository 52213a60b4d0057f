import { choiceArabic } from '../compare/choice-words.ar.ts';
import { recentlyViewedArabic } from '../recently-viewed/words.ar.ts';
import { attributeArabic } from './attributes/words.ar.ts';
import { customizationArabic } from './customization/words.ar.ts';
import { drawingArabic } from './drawing/words.ar.ts';
import { instalmentsArabic } from './instalments/words.ar.ts';
import { pincodeArabic } from './pincode/words.ar.ts';
import { questionsArabic } from './questions/words.ar.ts';
import { reviewsArabic } from './reviews/words.ar.ts';
import { sectionArabic } from './sections/words.ar.ts';
import { shareArabic } from './share/words.ar.ts';
import { soldOutArabic } from './sold-out/words.ar.ts';
import { swatchArabic } from './swatches/words.ar.ts';

/** The Arabic of the later parts (more-parts.tsx), loaded with them. */
export default {
  ...attributeArabic,
  ...sectionArabic,
  ...reviewsArabic,
  ...questionsArabic,
  ...pincodeArabic,
  ...drawingArabic,
  ...instalmentsArabic,
  ...customizationArabic,
  ...shareArabic,
  ...soldOutArabic,
  ...swatchArabic,
  ...choiceArabic,
  ...recentlyViewedArabic,
};
