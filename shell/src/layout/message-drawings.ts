/** The store's niche, on a ground of 176 by 208. */
export const NICHE = 'M8 207V88a80 80 0 0 1 160 0v119Z';

/** What is in it, drawn with a line of 3. */
export const DRAWINGS = {
  /** An empty chair. */
  chair:
    'M60 132V92c0-12 8-20 20-20h16c12 0 20 8 20 20v40M48 122c8 0 12 6 12 14v8h56v-8c0-8 4-14 12-14s12 5 12 12-5 11-10 12v22H46v-22c-5-1-10-4-10-12s4-12 12-12ZM52 168v24M124 168v24M74 96h28',
  /** A lamp that is off. */
  lamp: 'M88 18v38M88 56 58 100h60L88 56ZM78 100c0 6 4 10 10 10s10-4 10-10M50 152h76M60 152l-8 40M116 152l8 40M57 172h62',
} as const;
