import { renderPage } from 'shared-contracts/testing/render-page';
import { productDetail } from '../testing/sample-catalogue.ts';
import { page } from './page.tsx';

const api = {
  'get-product_detail': ({ ProductId }: { ProductId: number }) => (ProductId === 7 ? [productDetail()] : []),
};

test.each([
  ['?ProductId=7', '/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal'],
  ['?ProductId=8', '/ProductListing'],
  ['', '/ProductListing'],
  ['?ProductId=', '/ProductListing'],
  ['?ProductId=7;DROP', '/ProductListing'],
  ['?ProductId=-1', '/ProductListing'],
  ['?ProductId=1e3', '/ProductListing'],
  ['?ProductId=99999999999', '/ProductListing'],
])('/ProductDetails%s leads to %s [CAT-26]', async (search, target) => {
  const { path } = await renderPage(page, { path: `/ProductDetails${search}`, api });
  expect(path()).toBe(target);
});
