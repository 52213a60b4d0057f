import type { SpecialOffer } from 'shared-contracts/api/shapes/special-offer';
import type { TextSource } from '../../platform/translations/text-source.ts';
import type { TextsOf } from '../../platform/translations/translate-answer.ts';
import { documentTexts } from '../documents/document-texts.ts';
import { liveDocuments } from '../documents/live.ts';
import { findPicture } from '../documents/named-picture.ts';
import { type OfferFront, offers, type StripFront, strip } from './promo-kinds.ts';

declare module '../../platform/translations/translate-answer.ts' {
  interface DocumentTexts {
    strip: { text: string };
    offers: { title: string; text: string; action: string; alt: string };
  }
}

const pictureWords: TextSource = {
  column: 'offers.alt',
  read: async (db) => {
    const references = (await liveDocuments(db, offers)).flatMap(({ front: { picture } }) => picture ?? []);
    const pictures = await Promise.all(references.map((reference) => findPicture(db, reference)));
    return pictures.flatMap((picture) => picture?.image_alt ?? []);
  },
};

export const PROMO_TEXTS: readonly TextSource[] = [
  documentTexts('strip.text', strip, ({ text }) => [text]),
  documentTexts('offers.title', offers, ({ title }) => [title]),
  documentTexts('offers.text', offers, ({ text }) => [text]),
  documentTexts('offers.action', offers, ({ action }) => [action]),
  pictureWords,
];

/** Of documents, as translations are keyed by the text before the coupon's values are filled in. */
export const stripFrontTexts = { text: 'strip.text' } satisfies TextsOf<StripFront>;

/** The same of an offer. */
export const offerFrontTexts = {
  title: 'offers.title',
  text: 'offers.text',
  action: 'offers.action',
} satisfies TextsOf<OfferFront>;

export const offerTexts = { Image: { Alt: 'offers.alt' } } satisfies TextsOf<SpecialOffer>;
