import { categories, productDetail } from '../testing/sample-catalogue.ts';
import { splitHtml } from './product-html.ts';
import { productStructuredData } from './structured-data.ts';

const address = 'https://store.example/collections/fabric-sofas/aarvi';
const dataOf = (change: Parameters<typeof productDetail>[0] = {}) => {
  const shown = { kind: 'product', ...splitHtml(productDetail(change)), trail: categories, address } as const;
  return productStructuredData(shown, 'Home') as [Record<string, unknown>, Record<string, unknown>];
};

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
