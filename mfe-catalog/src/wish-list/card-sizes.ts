/** How wide a card of the wish list is: 2, 3 or 4 columns in the whole container. */
export const CARD_SIZES = '(min-width: 1304px) 292px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 46vw';
