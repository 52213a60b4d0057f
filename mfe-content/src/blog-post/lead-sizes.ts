/** The `sizes` of a post's lead picture. */
export const LEAD_SIZES = '(min-width: 1088px) 1024px, 94vw';
