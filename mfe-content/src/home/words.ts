import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  homeHeading: 'Wooden and fabric furniture, made to be lived with',

  openingSoon: 'Our first products arrive soon',
  openingSoonText: 'We are still setting up the shop. Until then, ask us anything.',
  openingSoonAction: 'Contact us',
  openingSoonOwner: 'Is this your shop? “An empty shop” in docs/operations.md says how to fill it.',

  slides: 'Featured rooms',
  slideOf: '{n} of {count}',
  goToSlide: 'Slide {n}: {title}',
  pauseSlides: 'Pause the slides',
  playSlides: 'Play the slides',
  explore: 'Explore the collection',

  popularCategories: 'Popular categories',
  caneHeading: 'New in cane',
  popularNow: 'Popular right now',

  chatTitle: 'Will it fit through the door?',
  chatText: 'Send us a photograph and your measurements, and our team will help.',
  chatAction: 'Ask us on WhatsApp',
  chatGreeting: 'Hello {store}, I have a question about a piece of furniture.',

  listingBannerTitle: 'All our furniture in one place',
  listingBannerText: 'Filter by wood, fabric, colour and size to suit your room.',
  listingBannerAction: 'Browse all furniture',
});
