/** A4 in points, less the margins. */
export const PAGE = { left: 32, right: 563, top: 40, bottom: 790 } as const;
export const PAGE_WIDTH = PAGE.right - PAGE.left;
