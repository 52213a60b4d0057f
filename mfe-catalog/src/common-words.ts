/** Texts that several of the team's pages show; each page's own words take them in. */
export const commonWords = {
  home: 'Home',
  leadOn: 'Everything we make is one click away.',
  seeAllProducts: 'See all furniture',
  inStock: 'In stock',
  outOfStock: 'Out of stock',
} as const;
