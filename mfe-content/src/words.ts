import { defineWords } from 'shared-contracts';

/** Everything the content pages say by themselves; editorial text comes from the API. */
export const words = defineWords('content', {
  homeHeading: 'Wooden and fabric furniture, made to be lived with',

  slides: 'Featured rooms',
  slideOf: '{n} of {count}',
  goToSlide: 'Slide {n}: {title}',
  pauseSlides: 'Pause the slides',
  playSlides: 'Play the slides',
  explore: 'Explore the collection',

  popularCategories: 'Popular categories',
  productCountOne: '1 piece',
  productCountMany: '{n} pieces',

  caneHeading: 'New in cane',
  newArrivals: 'New arrivals',
  kingSizeBeds: 'King Size Beds',
  fabricSofas: 'Fabric Sofas',
  seeAllOf: 'See all of {category}',

  listingBannerTitle: 'Every piece, in one place',
  listingBannerText: 'Filter by wood, fabric, colour and size until it fits your room.',
  listingBannerAction: 'Browse all furniture',

  whyUs: 'Why shop with us',
  whyShippingTitle: 'Free shipping',
  whyShippingText: 'What you see is what you pay.',
  whyAssemblyTitle: 'Free assembly',
  whyAssemblyText: 'In major cities, in your room.',
  whyDeliveryTitle: 'With you in 7-13 days',
  whyDeliveryText: 'From our workshops to anywhere in India.',
  whyPriceTitle: 'Best price guarantee',
  whyPriceText: 'Taxes included, nothing added later.',
  whyPaymentTitle: 'Secured payment',
  whyPaymentText: 'UPI, cards, wallets and net banking.',
  whyEmiTitle: 'Card EMI',
  whyEmiText: 'Over 3, 6, 9, 12 or 24 months.',

  reviewsHeading: '{store} Reviews',
  sampleReview: 'Sample review',

  allCollection: 'All Collection',
  viewAll: 'View all',

  home: 'Home',
  blog: 'Blog',
  articleUnknown: 'We looked everywhere, but this page is not here.',
  backHome: 'Back to the home page',
});
