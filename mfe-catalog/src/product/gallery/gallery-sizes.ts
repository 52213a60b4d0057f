import { FROM_TABLET, FROM_WHOLE_CONTAINER } from 'shared-contracts/kit/breakpoints';
/** The whole window on phones, 58 % of the container from 768 px. */
export const LARGE_PICTURE_SIZES = `${FROM_WHOLE_CONTAINER} 700px, ${FROM_TABLET} 54vw, 94vw`;
export const THUMBNAIL_SIZES = `${FROM_TABLET} 110px, 16vw`;
/** Magnified on hover. */
export const ZOOMED_PICTURE_SIZES = '1440px';
