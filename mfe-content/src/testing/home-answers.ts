import type { BlogPostItem } from 'shared-contracts/api/shapes/blog-post';
import type { HomeScreenBanner } from 'shared-contracts/api/shapes/home-screen-banner';
import type { Image } from 'shared-contracts/api/shapes/image';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';

export function image(name: string): Image {
  return {
    Url: `/media/${name}`,
    Alt: `A picture of ${name}`,
    Width: 1440,
    Height: 1440,
    Placeholder: 'data:image/webp;base64,AA',
  };
}

function product(id: number): ProductListItem {
  return {
    ProductId: id,
    ProductName: `Product ${id}`,
    CategoryName: 'Sofas',
    CategorySlug: 'sofas',
    Slug: `product-${id}`,
    Price: 1000 * id,
    OldPrice: null,
    TotalRecords: 20,
    VendorName: 'Shilpkaar',
    Rating: null,
    TotalReviews: 0,
    MarkAsNew: false,
    StockStatus: 'In stock',
    IsDigitalProduct: false,
    EstimatedShippingDays: 9,
    LeadDays: null,
    Image: image(`product-${id}`),
    SecondImage: null,
    Family: null,
  };
}

export function products(from: number, count: number): readonly ProductListItem[] {
  return Array.from({ length: count }, (_, index) => product(from + index));
}

export function banner(id: number, link: string): HomeScreenBanner {
  const room = image(`room-${id}`);
  return {
    BannerID: id,
    Title: `Room ${id}`,
    Subtitle: 'Made in Jodhpur',
    ImageUrl: room.Url,
    AltText: `A furnished room ${id}`,
    Image: { ...room, Height: 630 },
    Focus: '50% 50%',
    LinkUrl: link,
    DisplayOrder: id,
  };
}

export function post(id: number, total = 16): BlogPostItem {
  return {
    PostID: id,
    Slug: `post-${id}`,
    Title: `Post ${id}`,
    Excerpt: `What post ${id} is about.`,
    Author: 'Asha Rao',
    PublishedOn: '2023-06-28T06:30:00Z',
    ReadingMinutes: 4,
    Image: image(`post-${id}`),
    TotalRecords: total,
  };
}

export function review(name: string) {
  return { Name: name, City: 'Pune', Rating: 5, Quote: `${name} likes it.`, Image: image('review'), IsSample: true };
}

const category = (id: number, name: string, parent?: number) => ({
  CategoryID: id,
  Name: name,
  Slug: name.toLowerCase().replaceAll(' ', '-'),
  ...(parent ? { ParentCategoryID: parent } : {}),
  Intro: '',
  ProductCount: 5,
});

/** The API's answers for a small store. */
export const homeAnswers = {
  'get-web-content': {
    PageName: 'home',
    Title: 'Home',
    Meta_Keyword: 'sofas, beds',
    Meta_Description: 'Furniture from Indian workshops.',
    Meta_Schema: '{"@type":"FurnitureStore"}',
    DataContent:
      '<h2>Wood all the way</h2><p>A good table outlives three phones.</p><h3>Sofas</h3><p>They sit well.</p>',
  },
  'get-home-screen-banner': [
    banner(2, '/collections/cane-furniture'),
    banner(1, '/collections/sofas'),
    banner(3, '/ProductListing'),
  ],
  'get-popular-categories': [
    { CategoryID: 2, Name: 'Sofas', Slug: 'sofas', ImageUrl: '/media/sofas', Image: image('sofas'), ProductCount: 14 },
    {
      CategoryID: 3,
      Name: 'Mirrors',
      Slug: 'mirrors',
      ImageUrl: '/media/mirrors',
      Image: image('mirrors'),
      ProductCount: 1,
    },
    {
      CategoryID: 7,
      Name: 'Cane Furniture',
      Slug: 'cane-furniture',
      ImageUrl: '/media/cane',
      Image: image('cane'),
      ProductCount: 5,
    },
  ],
  'get-popular-products-list': products(20, 20),
  'get-recents-products-list': products(50, 20),
  'get-all-products': ({ CategoryID }: { CategoryID: string }) => products(100 * Number(CategoryID), 4),
  'get-special-offers': [
    {
      Name: 'first-online-order',
      Title: '10% off your first online order',
      Text: null,
      Action: 'Start with a bed',
      LinkUrl: '/collections/beds',
      Coupon: { code: 'FIRST10', percent: 10, amount: null, minimum: 25_000, most: 3000 },
      Image: image('beds'),
    },
    {
      Name: 'instalments',
      Title: 'A dining set over 24 months',
      Text: 'Card EMI over 3, 6, 9, 12 or 24 months.',
      Action: 'See dining sets',
      LinkUrl: '/collections/dining-sets',
      Coupon: null,
      Image: null,
    },
  ],
  'get-testimonials': ['Meera', 'Ravi', 'Asha', 'Omar'].map(review),
  'get-blog-list': [post(3), post(2), post(1)],
  'get-faq-list': [
    { GroupName: 'Home', Question: 'How long does it take?', Answer: '<p>Between <b>7 and 13</b> days.</p>' },
    { GroupName: 'Home', Question: 'Is assembly free?', Answer: '<p>In major cities.</p>' },
  ],
  'get-categories-list': [
    category(1, 'Living Room'),
    category(2, 'Sofas', 1),
    category(4, 'Fabric Sofas', 2),
    category(5, 'Bedroom'),
    category(9, 'Beds', 5),
    category(6, 'King Size Beds', 9),
    category(10, 'Solid Wood'),
    category(11, 'Sheesham Wood', 10),
    category(7, 'Cane Furniture'),
    { ...category(8, 'Coming Soon'), ProductCount: 0 },
  ],
};
