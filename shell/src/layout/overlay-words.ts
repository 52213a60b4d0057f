import { defineWords } from 'shared-contracts';

/** Texts of what opens over the page; they come with it. */
export const overlayWords = defineWords('shell', {
  greeting: 'Hello, {name}',
  profile: 'My profile',
  orders: 'My orders',
  logout: 'Logout',
  back: 'Back',
  helpHeading: 'Need help?',
  searchUnavailable: 'Suggestions are unavailable right now. Searching works as usual.',
});
