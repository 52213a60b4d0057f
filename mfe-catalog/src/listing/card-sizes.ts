/** How wide a card of the grid is: 2, 3 or 4 columns in the container of the store's tokens. */
export const CARD_SIZES = '(min-width: 1304px) 292px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 46vw';
