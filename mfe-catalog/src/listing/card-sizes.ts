/** How wide a card of the grid is: 2, 3 or 4 columns, on wide screens beside the filters. */
export const CARD_SIZES =
  '(min-width: 1304px) 226px, (min-width: 1280px) 17vw, (min-width: 1024px) 21vw, (min-width: 768px) 30vw, 46vw';
