import { definePage, links, orThrow, type PageContext, type PageOutcome, redirectTo } from 'shared-contracts';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';

/** /ProductDetails?ProductId= redirects to the product's page, anything else to the listing (CAT-26). */
async function load({ url, api, signal }: PageContext): Promise<PageOutcome<undefined>> {
  const text = url.searchParams.get('ProductId') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(text)) return redirectTo(links.allProducts(), { permanent: true });
  const answer = orThrow(await api.call(getProductDetail, { ProductId: Number(text) }, { signal }));
  // An unknown id may exist later: this redirect must not be cached.
  if (answer.kind !== 'found') return redirectTo(links.allProducts());
  const { category, slug } = answer.found;
  return redirectTo(links.product(category.slug, slug), { permanent: true });
}

export const page = definePage<undefined>({
  load,
  // Every load redirects.
  Component: () => null,
  head: (_, { storeName }) => ({ title: storeName, noindex: true }),
});
