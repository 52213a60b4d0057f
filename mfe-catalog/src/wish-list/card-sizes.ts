import { FROM_DESKTOP, FROM_TABLET, FROM_WHOLE_CONTAINER } from 'shared-contracts/kit/breakpoints';
/** A grid of 2, 3 or 4 columns in the whole container. */
export const CARD_SIZES = `${FROM_WHOLE_CONTAINER} 292px, ${FROM_DESKTOP} 23vw, ${FROM_TABLET} 30vw, 46vw`;
