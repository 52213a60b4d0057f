import { type FragmentModule, useQuery } from 'shared-contracts';
import { getPopularCategories } from 'shared-contracts/api/get-popular-categories';
import { offerPictures } from './offers.ts';
import { SpecialOffers } from './special-offers.tsx';

export const fragment: FragmentModule<'content/fragments/special-offers'> = { Component: SpecialOffersFragment };

/** For other teams' pages: the texts show at once, the pictures load. */
function SpecialOffersFragment() {
  const { answer } = useQuery(getPopularCategories, {});
  return <SpecialOffers pictures={answer ? offerPictures(answer) : null} />;
}
