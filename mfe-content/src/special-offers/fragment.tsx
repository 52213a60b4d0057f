import type { FragmentModule } from 'shared-contracts';
import { useAnswer } from '../loading/use-answer.ts';
import { SpecialOffers } from './special-offers.tsx';

export const fragment: FragmentModule<'content/fragments/special-offers'> = { Component: LentSpecialOffers };

/** On another team's page: the words are there at once, the pictures are asked for. */
function LentSpecialOffers() {
  return <SpecialOffers pictures={useAnswer(loadOfferPictures)} />;
}

const loadOfferPictures = async (
  ...given: Parameters<typeof import('./load-offer-pictures.ts')['loadOfferPictures']>
) => (await import('./load-offer-pictures.ts')).loadOfferPictures(...given);
