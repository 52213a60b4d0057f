import { useStore } from '@nanostores/react';
import { $navCategoryId, $storageReady, withoutLanguage } from 'shared-contracts';
import { useLocation } from 'shared-contracts/router';
import { branchOf, type CategoryNode } from './category-tree.ts';

/**
 * The menu's current top-level entry. The URL's category decides; where a listing names none, the remembered
 * choice marks it (SH-06). Elsewhere nothing is marked.
 */
export function useCurrentBranch(tree: readonly CategoryNode[]): number | undefined {
  const remembered = useStore($navCategoryId);
  const known = useStore($storageReady);
  const [, first = '', slug = ''] = withoutLanguage(useLocation().pathname).split('/');
  if (!/^(collections|ProductListing|ProductDetails)$/i.test(first)) return undefined;
  const byUrl = branchOf(tree, (category) => category.Slug === slug.toLowerCase());
  if (byUrl) return byUrl.CategoryID;
  return known ? branchOf(tree, (category) => String(category.CategoryID) === remembered)?.CategoryID : undefined;
}
