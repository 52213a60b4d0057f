import { links, translator } from 'shared-contracts';
import { preloadOf, previewPicture } from 'shared-contracts/domain/picture';
import type { HeadContext, PageHead } from 'shared-contracts/remote/page';
import { LARGE_PICTURE_SIZES } from './gallery/gallery-sizes.ts';
import type { ProductData } from './product-data.ts';
import { productStructuredData, recalledStructuredData } from './structured-data.ts';
import { productWords } from './words.ts';

export function productHead(data: ProductData | undefined, { language, storeName, returnDays }: HeadContext): PageHead {
  const t = translator(productWords, language);
  if (data?.kind === 'recalled') {
    return {
      title: `${t('recalledTitle', { product: data.recall.name })} | ${storeName}`,
      noindex: true,
      structuredData: [recalledStructuredData(data)],
    };
  }
  if (data?.kind !== 'product') {
    const title = `${t(data ? 'productNotFound' : 'loadingProduct')} | ${storeName}`;
    return { title, noindex: true, ...(data ? { absent: true } : {}) };
  }
  const { product } = data;
  const [picture] = product.images;
  const preview = picture && previewPicture(picture);
  return {
    title: `${product.name} | ${storeName}`,
    description: product.shortDescription,
    keywords: product.keywords.join(', '),
    canonical: links.product(product.category.slug, product.slug),
    structuredData: productStructuredData(data, t('home'), returnDays),
    ...(preview ? { image: preview } : {}),
    ...(picture ? { preload: preloadOf(picture, LARGE_PICTURE_SIZES) } : {}),
  };
}
