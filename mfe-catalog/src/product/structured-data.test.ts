import { decodeCategories } from 'shared-contracts/domain/category';
import { NO_FACTS } from '../testing/no-facts.ts';
import { aarviFamily, categories as listed, type productDetail } from '../testing/sample-catalogue.ts';
import { question, shownQuestions } from '../testing/sample-questions.ts';
import { review, shownReviews } from '../testing/sample-reviews.ts';
import { shownProduct } from '../testing/shown-product.ts';
import type { ShownProduct } from './product-data.ts';
import { productStructuredData } from './structured-data.ts';

const categories = decodeCategories(listed);
const address = 'https://store.example/collections/fabric-sofas/aarvi';
const dataOf = (product: Parameters<typeof productDetail>[0] = {}, change: Partial<ShownProduct> = {}) => {
  const shown = shownProduct(product, { trail: categories, address, ...change });
  return productStructuredData(shown, 'Home', 7) as [Record<string, unknown>, Record<string, unknown>];
};

const facts = { ...NO_FACTS, Estimated: ['LoadKg'] };

/** The members that readers of schema.org require of each type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'description'],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant'],
  Brand: ['name'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  ShippingDeliveryTime: ['transitTime'],
  QuantitativeValue: ['unitCode'],
  PropertyValue: ['propertyID', 'value'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating'],
  Rating: ['ratingValue'],
  Person: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

/** Every missing member as 'Type.member', and every unknown type. */
function missingIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(missingIn);
  if (typeof data !== 'object' || data === null) return [];
  const { '@type': type, ...members } = data as Record<string, unknown>;
  const required = REQUIRED[String(type)] ?? ['(unknown type)'];
  const empty = (value: unknown) =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return [
    ...required.filter((member) => empty(members[member])).map((member) => `${type}.${member}`),
    ...Object.values(members).flatMap(missingIn),
  ];
}

test.each([
  ['a product with everything', {}, { reviews: { ...shownReviews(2, [review()]), questions: shownQuestions(1) } }],
  ['without reviews and price', { Rating: null, TotalReviews: 0, Price: null }, {}],
  ['that cannot be returned', { IsReturnAble: false, IsShippingFree: false, ShippingFee: 499 }, {}],
  ['to be downloaded', { IsDigitalProduct: true }, {}],
])('%s has what schema.org asks for [CAT-23]', (_, product, change) => {
  expect(missingIn(dataOf(product, change))).toEqual([]);
});

test('colours of a design are variants of one group, each described on its own page [CAT-27]', () => {
  const data: readonly unknown[] = dataOf({ Family: aarviFamily });
  expect(data[0]).toMatchObject({ color: 'Teal', isVariantOf: { '@id': 'https://store.example/#family-5' } });
  expect(data[2]).toMatchObject({
    '@type': 'ProductGroup',
    '@id': 'https://store.example/#family-5',
    name: 'Aarvi',
    productGroupID: '5',
    variesBy: ['https://schema.org/color', 'https://schema.org/material'],
    hasVariant: [
      { url: 'https://store.example/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal' },
      { url: 'https://store.example/collections/fabric-sofas/aarvi-in-navy' },
      { url: 'https://store.example/collections/fabric-sofas/aarvi-in-beige' },
      { url: 'https://store.example/collections/fabric-sofas/aarvi-in-plum' },
    ],
  });
});

test('measures, colour and facts are those of the piece; what was not measured is left out [CAT-23] [CAT-33]', () => {
  const [data] = dataOf({
    Facts: { ...facts, Color: 'Teal', SeatHeightCm: 49, Cover: 'velvet', LoadKg: 330, WeightKg: 62 },
  });
  expect(data).toMatchObject({
    color: 'Teal',
    width: { '@type': 'QuantitativeValue', value: 217, unitCode: 'CMT' },
    depth: { value: 91 },
    height: { value: 88 },
    weight: { '@type': 'QuantitativeValue', value: 62, unitCode: 'KGM' },
    additionalProperty: [
      { '@type': 'PropertyValue', propertyID: 'seatHeightCm', value: 49 },
      { '@type': 'PropertyValue', propertyID: 'cover', value: 'velvet' },
    ],
  });
  const [plain] = dataOf({ Facts: null, DimensionsCm: null });
  const [estimated] = dataOf({ Facts: { ...facts, WeightKg: 62, Estimated: ['WeightKg'] } });
  expect(estimated).not.toHaveProperty('weight');
  for (const name of ['color', 'width', 'weight', 'additionalProperty']) expect(plain).not.toHaveProperty(name);
});

test('shipping and returns match the policy [CAT-23]', () => {
  expect(dataOf({ IsShippingFree: false, ShippingFee: 499, IsReturnAble: true })[0].offers).toMatchObject({
    shippingDetails: { shippingRate: { value: 499, currency: 'INR' } },
    hasMerchantReturnPolicy: {
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 7,
    },
  });
});

test.each([
  ['that cannot be returned', { IsReturnAble: false }],
  ['to be downloaded', { IsReturnAble: true, IsDigitalProduct: true }],
])('a product %s has no return policy [CAT-23]', (_, product) => {
  expect(dataOf(product)[0].offers).not.toHaveProperty('hasMerchantReturnPolicy');
});

test('a store that takes nothing back promises no return [CAT-23]', () => {
  const shown = shownProduct({ IsReturnAble: true }, { trail: categories, address });
  expect(productStructuredData(shown, 'Home')[0]).not.toHaveProperty('offers.hasMerchantReturnPolicy');
});

test('reviews are those of customers, never samples [CAT-23]', () => {
  const reviews = shownReviews(2, [
    review({ IsSample: true, ReviewID: 1 }),
    review({ ReviewID: 2, ReviewerName: 'Asha' }),
  ]);
  expect(dataOf({}, { reviews })[0].review).toMatchObject([
    { author: { name: 'Asha' }, reviewRating: { ratingValue: 4 } },
  ]);
  const [sampled] = dataOf({}, { reviews: shownReviews(1, [review({ IsSample: true })]) });
  expect(sampled).not.toHaveProperty('review');
  expect(sampled).not.toHaveProperty('aggregateRating');
});

test('answered questions are a FAQ about the product; without one there is none [CAT-37]', () => {
  const reviews = { ...shownReviews(0), questions: shownQuestions(7, [question({ Question: 'Does it come apart?' })]) };
  expect(dataOf({}, { reviews })[0].subjectOf).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Does it come apart?',
        author: { '@type': 'Person', name: 'Asha R.' },
        datePublished: '2026-11-20',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes, into three parts.', datePublished: '2026-11-21' },
      },
    ],
  });
  for (const questions of [undefined, shownQuestions(0)]) {
    expect(dataOf({}, { reviews: { ...shownReviews(0), questions } })[0]).not.toHaveProperty('subjectOf');
  }
});

test('a product has name, pictures, brand, offer and rating, with absolute addresses [CAT-23]', () => {
  expect(dataOf()[0]).toMatchObject({
    '@type': 'Product',
    name: 'Aarvi 3 Seater Fabric Sofa in Teal',
    image: ['https://store.example/media/picture1/1440.jpg', expect.any(String), expect.any(String)],
    brand: { '@type': 'Brand', name: 'Jodhpur Craft House' },
    offers: {
      '@type': 'Offer',
      url: address,
      priceCurrency: 'INR',
      price: '25499.50',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 },
  });
});

test('without a review there is no rating, without a price no offer [CAT-23] [CAT-25]', () => {
  const [product] = dataOf({ Rating: null, TotalReviews: 0, Price: 0 });
  expect(product).not.toHaveProperty('aggregateRating');
  expect(product).not.toHaveProperty('offers');
});

// Search engines would show a struck-through price that the page's rule does not bound.
test('the offer has the price that is asked and no other [CAT-23] [LAW-04]', () => {
  const [product] = dataOf({ Price: 25_499, OldPrice: 61_234 });
  expect(JSON.stringify(product)).toContain('25499.00');
  expect(JSON.stringify(product)).not.toContain('61234');
});

test('what is out of stock says so [CAT-23]', () => {
  expect(dataOf({ StockStatus: 'Out of stock' })[0].offers).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
  });
});

test('the breadcrumb counts from home down to the product [CAT-23]', () => {
  expect(dataOf()[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://store.example/' },
      { position: 2, name: 'Living Room', item: 'https://store.example/collections/living-room' },
      { position: 3, name: 'Sofas' },
      { position: 4, name: 'Fabric Sofas' },
      { position: 5, name: 'Aarvi 3 Seater Fabric Sofa in Teal', item: address },
    ],
  });
});
