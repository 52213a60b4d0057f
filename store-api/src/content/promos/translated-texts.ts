import type { SpecialOffer } from 'shared-contracts/api/get-special-offers';
import type { TextSource } from '../../platform/translations/text-source.ts';
import type { TextsOf } from '../../platform/translations/translate-answer.ts';
import { liveDocuments } from '../documents/live.ts';
import { findPicture } from '../documents/named-picture.ts';
import { offers } from './promo-kinds.ts';

declare module '../../platform/translations/translate-answer.ts' {
  interface DocumentTexts {
    offers: { alt: string };
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

export const OFFER_TEXTS: readonly TextSource[] = [pictureWords];

/** An offer's words have their languages in its document. */
export const offerTexts = { Image: { Alt: 'offers.alt' } } satisfies TextsOf<SpecialOffer>;
