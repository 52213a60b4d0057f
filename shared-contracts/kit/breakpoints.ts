/**
 * The widths at which the layout changes, for `sizes` and matchMedia. In style sheets each is a custom media query
 * by its name, with its opposite: `@media (--from-tablet)`, `@media (--below-tablet)`.
 */
export const FROM_LARGE_PHONE = '(min-width: 480px)';
export const FROM_TABLET = '(min-width: 768px)';
export const FROM_DESKTOP = '(min-width: 1024px)';
export const FROM_WIDE = '(min-width: 1280px)';
/** The container (`--container` and its gutters) fits whole: from here on nothing in it grows. */
export const FROM_WHOLE_CONTAINER = '(min-width: 1304px)';
