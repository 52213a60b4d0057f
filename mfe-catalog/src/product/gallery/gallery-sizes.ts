/** How wide the large picture is: the whole window on phones, 58 % of the container from 768 px. */
export const LARGE_PICTURE_SIZES = '(min-width: 1304px) 700px, (min-width: 768px) 54vw, 94vw';
export const THUMBNAIL_SIZES = '(min-width: 768px) 110px, 16vw';
/** A picture looked at closer, by a mouse. */
export const ZOOMED_PICTURE_SIZES = '1440px';
