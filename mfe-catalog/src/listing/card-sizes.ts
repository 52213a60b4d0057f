import { FROM_DESKTOP, FROM_TABLET, FROM_WHOLE_CONTAINER, FROM_WIDE } from 'shared-contracts/kit/breakpoints';
/** A grid of 2, 3 or 4 columns; wide screens show the filters next to it. */
export const CARD_SIZES = `${FROM_WHOLE_CONTAINER} 226px, ${FROM_WIDE} 17vw, ${FROM_DESKTOP} 21vw, ${FROM_TABLET} 30vw, 46vw`;
