import { inLanguage, languageOf, links } from 'shared-contracts';
import type { Family } from 'shared-contracts/api/shapes/family';
import { toRupees } from 'shared-contracts/domain/money';
import { previewPicture } from 'shared-contracts/domain/picture';
import { priceOf } from '../product-card/price-of.ts';
import { jsonLabels } from './attributes/json-labels.ts';
import type { Product, ProductData, ShownProduct } from './product-data.ts';

/** The JSON-LD of a product page (CAT-23). Search engines require absolute addresses. */
export function productStructuredData(shown: ShownProduct, homeName: string, returnDays?: number): object[] {
  const { Family } = shown.product;
  return [
    productData(shown, returnDays),
    breadcrumbData(shown, homeName),
    ...(Family ? [groupData(Family, shown.address)] : []),
  ];
}

/** Structured data of a recalled product: discontinued, without a price. */
export function recalledStructuredData({ recall, address }: Extract<ProductData, { kind: 'recalled' }>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${address}#product`,
    name: recall.ProductName,
    sku: recall.Sku,
    offers: { '@type': 'Offer', url: address, availability: 'https://schema.org/Discontinued' },
  };
}

function productData({ product, address, reviews }: ShownProduct, returnDays: number | undefined): object {
  const { origin } = new URL(address);
  const price = priceOf(product.Price);
  const [material] = jsonLabels(product.MatterialTypeJson);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${address}#product`,
    name: product.MetaTitle,
    description: product.ShortDescription,
    image: product.Images.map((picture) => origin + previewPicture(picture)),
    sku: product.Sku,
    ...(material ? { material } : {}),
    ...(product.Family
      ? { ...ownChoices(product.Family, product.ProductId), isVariantOf: { '@id': groupId(product.Family, address) } }
      : {}),
    brand: { '@type': 'Brand', name: product.VendorName },
    ...(price === null ? {} : { offers: offer(toRupees(price), product, address, returnDays) }),
    ...(product.Rating !== null && product.TotalReviews > 0
      ? { aggregateRating: rating(product.Rating, product.TotalReviews) }
      : {}),
    ...reviewsData(reviews),
  };
}

/** schema.org's properties of what products vary in, where it has one. */
const VARIES_BY = { color: 'color', size: 'size', material: 'material', seater: 'size', orientation: null } as const;

function ownChoices({ Choices }: Family, productId: number): object {
  return Object.fromEntries(
    Choices.flatMap(({ Kind, Options }) =>
      Options.filter(({ ProductId }) => ProductId === productId).flatMap(({ Name }) => {
        const property = VARIES_BY[Kind];
        return property ? [[property, Name]] : [];
      }),
    ),
  );
}

const groupId = ({ Id }: Family, address: string) => `${new URL(address).origin}/#family-${Id}`;

/** As Google reads variants with a page each: the other pages describe the other products. */
function groupData(family: Family, address: string): object {
  const { Id, Name, Choices } = family;
  const { origin, pathname } = new URL(address);
  const pages = Choices.flatMap(({ Options }) => Options).map(
    ({ CategorySlug, Slug }) => `${origin}${inLanguage(languageOf(pathname), links.product(CategorySlug, Slug))}`,
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': groupId(family, address),
    name: Name,
    productGroupID: String(Id),
    variesBy: [...new Set(Choices.flatMap(({ Kind }) => VARIES_BY[Kind] ?? []))].map(
      (one) => `https://schema.org/${one}`,
    ),
    hasVariant: [...new Set(pages)].map((url) => (url === address ? { '@id': `${address}#product` } : { url })),
  };
}

function offer(rupees: number, product: Product, address: string, returnDays: number | undefined): object {
  const { StockStatus, IsDigitalProduct, IsReturnAble } = product;
  return {
    '@type': 'Offer',
    url: address,
    priceCurrency: 'INR',
    price: rupees.toFixed(2),
    availability: `https://schema.org/${StockStatus === 'In stock' ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(IsDigitalProduct ? {} : { shippingDetails: shipping(product) }),
    ...(IsReturnAble && !IsDigitalProduct && returnDays ? { hasMerchantReturnPolicy: returnsWithin(returnDays) } : {}),
  };
}

function returnsWithin(days: number): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
  };
}

function shipping({ IsShippingFree, ShippingFee, EstimatedShippingDays }: Product): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: IsShippingFree ? 0 : ShippingFee, currency: 'INR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: EstimatedShippingDays,
        maxValue: EstimatedShippingDays,
        unitCode: 'DAY',
      },
    },
  };
}

const MOST_REVIEWS = 3;

/** Only customers' reviews; samples are excluded. */
function reviewsData(page: ShownProduct['reviews']): object {
  const written = (page?.reviews ?? []).filter(({ IsSample }) => !IsSample).slice(0, MOST_REVIEWS);
  if (written.length === 0) return {};
  return {
    review: written.map(({ Rating, Title, Body, ReviewerName, CreatedOn }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: Rating, bestRating: 5, worstRating: 1 },
      author: { '@type': 'Person', name: ReviewerName },
      name: Title,
      reviewBody: Body,
      datePublished: CreatedOn.slice(0, 10),
    })),
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
