import { type FragmentModule, useQuery } from 'shared-contracts';
import { getPopularCategories } from 'shared-contracts/api/get-popular-categories';
import { offerPictures } from './offers.ts';
import { SpecialOffers } from './special-offers.tsx';

export const fragment: FragmentModule<'content/fragments/special-offers'> = { Component: SpecialOffersFragment };

/** On another team's page: the words are there at once, the pictures follow. */
function SpecialOffersFragment() {
  const { answer } = useQuery(getPopularCategories, {});
  return <SpecialOffers pictures={answer ? offerPictures(answer) : null} />;
}
