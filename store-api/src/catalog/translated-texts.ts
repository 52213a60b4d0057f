import type { TextSource } from '../platform/translations/text-source.ts';
import { PRODUCT_TEXTS } from './products/translated-texts.ts';
import { REVIEW_TEXTS } from './reviews/translated-texts.ts';

export const CATALOGUE_TEXTS: readonly TextSource[] = [...PRODUCT_TEXTS, ...REVIEW_TEXTS];
