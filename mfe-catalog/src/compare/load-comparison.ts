import { orThrow, type PageContext, type PageOutcome, redirectTo, show } from 'shared-contracts';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { comparedIds, comparePath } from './compare-path.ts';
import type { ComparisonData } from './comparison-data.ts';
import { Comparison } from './comparison-island.tsx';

/** The products of ?ids=, without unknown and withdrawn ones; an address that is written otherwise is redirected (CAT-37). */
export async function loadComparison(context: PageContext): Promise<PageOutcome<ComparisonData>> {
  const { url, language, api, signal } = context;
  const ids = comparedIds(url.searchParams);
  if (url.searchParams.has('ids') && url.searchParams.get('ids') !== ids.join()) return redirectTo(comparePath(ids));
  const [answers] = await Promise.all([
    Promise.all(ids.map(async (ProductId) => orThrow(await api.call(getProductDetail, { ProductId }, { signal })))),
    Comparison.load(language),
  ]);
  const found = answers.flatMap((answer) => {
    if (answer.kind !== 'found') return [];
    const { texts: _, ...product } = answer.found;
    return [product];
  });
  const isOfKind = ({ category }: (typeof found)[number]) => category.id === found[0]?.category.id;
  return show({
    products: found.filter(isOfKind),
    others: found.filter((product) => !isOfKind(product)).map(({ name }) => name),
  });
}
