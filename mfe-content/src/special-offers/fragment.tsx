import { type FragmentModule, useQuery } from 'shared-contracts';
import { getSpecialOffers } from 'shared-contracts/api/get-special-offers';
import { SpecialOffers } from './special-offers.tsx';

export const fragment: FragmentModule<'content/fragments/special-offers'> = { Component: SpecialOffersFragment };

/** For other teams' pages. */
function SpecialOffersFragment() {
  const { answer } = useQuery(getSpecialOffers, {});
  return <SpecialOffers offers={answer ?? []} />;
}
