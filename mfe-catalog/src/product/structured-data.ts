import { inLanguage, languageOf, links } from 'shared-contracts';
import type { Family } from 'shared-contracts/domain/family';
import { toRupees } from 'shared-contracts/domain/money';
import { previewPicture } from 'shared-contracts/domain/picture';
import type { ProductData, ShownProduct } from './product-data.ts';

type Product = ShownProduct['product'];

/** The JSON-LD of a product page (CAT-23). Search engines require absolute addresses. */
export function productStructuredData(shown: ShownProduct, homeName: string, returnDays?: number): object[] {
  const { family } = shown.product;
  return [
    productData(shown, returnDays),
    breadcrumbData(shown, homeName),
    ...(family ? [groupData(family, shown.address)] : []),
  ];
}

/** Structured data of a recalled product: discontinued, without a price. */
export function recalledStructuredData({ recall, address }: Extract<ProductData, { kind: 'recalled' }>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${address}#product`,
    name: recall.name,
    sku: recall.sku,
    offers: { '@type': 'Offer', url: address, availability: 'https://schema.org/Discontinued' },
  };
}

function productData({ product, address, reviews }: ShownProduct, returnDays: number | undefined): object {
  const { origin } = new URL(address);
  const { price, material, family, rating } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${address}#product`,
    name: product.name,
    description: product.shortDescription,
    image: product.images.map((picture) => origin + previewPicture(picture)),
    sku: product.sku,
    ...(material ? { material: material.label } : {}),
    ...(family ? { ...ownChoices(family, product.id), isVariantOf: { '@id': groupId(family, address) } } : {}),
    ...factsData(product),
    brand: { '@type': 'Brand', name: product.brand },
    ...(price ? { offers: offer(toRupees(price), product, address, returnDays) } : {}),
    ...(rating && !hasSamples(reviews) ? { aggregateRating: aggregateRating(rating, product.reviewCount) } : {}),
    ...reviewsData(reviews),
    ...questionsData(reviews),
  };
}

/** Facts that are a property of schema.org, or not for readers of structured data. */
const HAS_A_PROPERTY: ReadonlySet<string> = new Set(['color', 'weightKg', 'packages']);

/** Facts as properties, by an id in no language that has its unit. What is set by a type and not measured is not claimed. */
function factsData({ size, facts }: Product): object {
  const additionalProperty = facts
    .filter(({ kind, isEstimated }) => !isEstimated && !HAS_A_PROPERTY.has(kind))
    .map(({ kind, value }) => ({ '@type': 'PropertyValue', propertyID: kind, value }));
  const color = facts.find(({ kind }) => kind === 'color')?.value;
  const weight = facts.find(({ kind, isEstimated }) => kind === 'weightKg' && !isEstimated)?.value;
  const sides = Object.entries(size ?? {});
  return {
    ...(color && { color }),
    ...Object.fromEntries(
      sides.map(([side, value]) => [side, { '@type': 'QuantitativeValue', value, unitCode: 'CMT' }]),
    ),
    ...(weight && { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'KGM' } }),
    ...(additionalProperty.length > 0 && { additionalProperty }),
  };
}

/** schema.org's properties of what products vary in, where it has one. */
const VARIES_BY = {
  color: 'color',
  cover: 'material',
  size: 'size',
  material: 'material',
  seater: 'size',
  orientation: null,
} as const;

function ownChoices({ choices }: Family, productId: number): object {
  return Object.fromEntries(
    choices.flatMap(({ kind, options }) => {
      const [property, own] = [VARIES_BY[kind], options.find(({ id }) => id === productId)];
      return property && own ? [[property, own.label]] : [];
    }),
  );
}

const groupId = ({ id }: Family, address: string) => `${new URL(address).origin}/#family-${id}`;

/** As Google reads variants with a page each: the other pages describe the other products. */
function groupData(family: Family, address: string): object {
  const { id, name, choices } = family;
  const { origin, pathname } = new URL(address);
  const pages = choices
    .flatMap(({ options }) => options)
    .map(({ category, slug }) => `${origin}${inLanguage(languageOf(pathname), links.product(category.slug, slug))}`);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': groupId(family, address),
    name,
    productGroupID: String(id),
    variesBy: [...new Set(choices.flatMap(({ kind }) => VARIES_BY[kind] ?? []))].map(
      (one) => `https://schema.org/${one}`,
    ),
    hasVariant: [...new Set(pages)].map((url) => (url === address ? { '@id': `${address}#product` } : { url })),
  };
}

function offer(rupees: number, product: Product, address: string, returnDays: number | undefined): object {
  const { stock, shipping, isReturnable } = product;
  return {
    '@type': 'Offer',
    url: address,
    priceCurrency: 'INR',
    price: rupees.toFixed(2),
    availability: `https://schema.org/${stock === 'in' ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(shipping ? { shippingDetails: shippingDetails(shipping) } : {}),
    ...(isReturnable && shipping && returnDays ? { hasMerchantReturnPolicy: returnsWithin(returnDays) } : {}),
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

function shippingDetails({ fee, days }: NonNullable<Product['shipping']>): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: toRupees(fee), currency: 'INR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: days,
        maxValue: days,
        unitCode: 'DAY',
      },
    },
  };
}

const MOST_REVIEWS = 3;

/** A shop has samples or customers' reviews. */
const hasSamples = (page: ShownProduct['reviews']) => page?.reviews.some(({ isSample }) => isSample) ?? false;

/** Only customers' reviews; samples are excluded. */
function reviewsData(page: ShownProduct['reviews']): object {
  const written = (page?.reviews ?? []).filter(({ isSample }) => !isSample).slice(0, MOST_REVIEWS);
  if (written.length === 0) return {};
  return {
    review: written.map(({ stars, title, body, author, at }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
      author: { '@type': 'Person', name: author },
      name: title,
      reviewBody: body,
      datePublished: new Date(at).toISOString().slice(0, 10),
    })),
  };
}

/**
 * As a FAQPage about the product: its questions have one answer each, the shop's. A QAPage has one question, which readers answer,
 * and the page itself is about the product.
 */
function questionsData(page: ShownProduct['reviews']): object {
  const questions = page?.questions?.questions ?? [];
  if (questions.length === 0) return {};
  const mainEntity = questions.map(({ text, author, at, answer, answeredAt }) => ({
    '@type': 'Question',
    name: text,
    author: { '@type': 'Person', name: author },
    datePublished: new Date(at).toISOString().slice(0, 10),
    acceptedAnswer: { '@type': 'Answer', text: answer, datePublished: new Date(answeredAt).toISOString().slice(0, 10) },
  }));
  return { subjectOf: { '@type': 'FAQPage', mainEntity } };
}

function aggregateRating(ratingValue: number, reviewCount: number): object {
  return { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5, worstRating: 1 };
}

function breadcrumbData({ product, trail, address }: ShownProduct, homeName: string): object {
  const { origin, pathname } = new URL(address);
  const item = (path: string) => `${origin}${inLanguage(languageOf(pathname), path)}`;
  const places = [
    { name: homeName, item: item(links.home()) },
    ...trail.map(({ name, slug }) => ({ name, item: item(links.category(slug)) })),
    { name: product.name, item: address },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  };
}
