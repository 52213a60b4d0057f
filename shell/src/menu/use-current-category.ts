import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $navCategoryId, $storageReady, withoutLanguage } from 'shared-contracts';
import type { CategoryNode } from 'shared-contracts/domain/category-tree';
import { useLocation } from 'shared-contracts/router';
import { pathTo } from './path-to.ts';

/**
 * Ids of the menu's current entries, from the top level down. The URL's category decides; where a listing names none,
 * the remembered choice marks it (SH-06). Elsewhere nothing is marked.
 */
export function useCurrentCategory(tree: readonly CategoryNode[]): readonly number[] {
  const remembered = useStore($navCategoryId);
  const known = useStore($storageReady);
  const [, first = '', slug = ''] = withoutLanguage(useLocation().pathname).split('/');
  // The same list until something changes, so that the menu does not render without a reason.
  return useMemo(() => {
    if (!/^(collections|ProductListing|ProductDetails)$/i.test(first)) return NOTHING;
    const byUrl = pathTo(tree, (category) => category.slug === slug.toLowerCase());
    if (byUrl.length > 0 || !known) return byUrl;
    return pathTo(tree, (category) => String(category.id) === remembered);
  }, [tree, first, slug, known, remembered]);
}

const NOTHING: readonly number[] = [];
