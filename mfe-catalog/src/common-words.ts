/** Texts shared by several pages of this team; the words of each page include them. */
export const commonWords = {
  home: 'Home',
  leadOn: 'Browse our full range of furniture.',
  seeAllProducts: 'See all furniture',
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  madeToOrder: 'Made to order',
} as const;
