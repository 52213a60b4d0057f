/** Texts shared by several pages of this team; the words of each page include them. */
export const commonWords = {
  home: 'Home',
  leadOn: 'Everything we make is one click away.',
  seeAllProducts: 'See all furniture',
  inStock: 'In stock',
  outOfStock: 'Out of stock',
} as const;
