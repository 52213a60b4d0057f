import { type FragmentModule, useQuery } from 'shared-contracts';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { decodeCategories } from 'shared-contracts/domain/category';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import { AllCollection } from './all-collection.tsx';
import { collectionsOf } from './collections.ts';

export const fragment: FragmentModule<'content/fragments/all-collection'> = { Component: AllCollectionFragment };

/** Loads the categories itself, for other teams' pages. */
function AllCollectionFragment() {
  const { answer } = useQuery(getCategoriesList, { PageSize: PAGE_SIZE.categories });
  return <AllCollection collections={answer ? collectionsOf(decodeCategories(answer)) : null} />;
}
