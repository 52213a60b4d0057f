/** The `view-transition-name` under which a product's picture moves from its card to its page. */
export const pictureName = (productId: number) => `product-${productId}`;
