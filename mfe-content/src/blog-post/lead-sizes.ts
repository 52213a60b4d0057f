/** How wide a post's lead picture is. */
export const LEAD_SIZES = '(min-width: 1088px) 1024px, 94vw';
