import { inLanguage, languageOf, links } from 'shared-contracts';
import { toRupees } from 'shared-contracts/domain/money';
import { pictureWidths } from 'shared-contracts/domain/picture';
import { priceOf } from '../product-card/price-of.ts';
import { jsonLabels } from './json-labels.ts';
import type { Product, ShownProduct } from './load-product.ts';

/** What search engines read of a product page (CAT-23). Addresses are absolute, as they ask. */
export function productStructuredData(shown: ShownProduct, homeName: string): object[] {
  return [productData(shown), breadcrumbData(shown, homeName)];
}

/** A picture in the format that every link preview understands. */
export function previewPicture({ Images }: Pick<Product, 'Images'>): string | undefined {
  const [picture] = Images;
  return picture && `${picture.Url}/${pictureWidths(picture.Width).at(-1)}.jpg`;
}

function productData({ product, address }: ShownProduct): object {
  const { origin } = new URL(address);
  const price = priceOf(product.Price);
  const [material] = jsonLabels(product.MatterialTypeJson);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${address}#product`,
    name: product.MetaTitle,
    description: product.ShortDescription,
    image: product.Images.map(({ Url, Width }) => `${origin}${Url}/${pictureWidths(Width).at(-1)}.jpg`),
    sku: product.Sku,
    ...(material ? { material } : {}),
    brand: { '@type': 'Brand', name: product.VendorName },
    ...(price === null ? {} : { offers: offer(toRupees(price), product, address) }),
    ...(product.Rating !== null && product.TotalReviews > 0
      ? { aggregateRating: rating(product.Rating, product.TotalReviews) }
      : {}),
  };
}

function offer(rupees: number, { StockStatus }: Product, address: string): object {
  return {
    '@type': 'Offer',
    url: address,
    priceCurrency: 'INR',
    price: rupees.toFixed(2),
    availability: `https://schema.org/${StockStatus === 'In stock' ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

function rating(ratingValue: number, reviewCount: number): object {
  return { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5, worstRating: 1 };
}

function breadcrumbData({ product, trail, address }: ShownProduct, homeName: string): object {
  const { origin, pathname } = new URL(address);
  const item = (path: string) => `${origin}${inLanguage(languageOf(pathname), path)}`;
  const places = [
    { name: homeName, item: item(links.home()) },
    ...trail.map(({ Name, Slug }) => ({ name: Name, item: item(links.category(Slug)) })),
    { name: product.MetaTitle, item: address },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  };
}
