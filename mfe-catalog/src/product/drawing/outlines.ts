/** A rough front view: the item's dimensions are exact, its parts are not. */
type Outline = 'seat' | 'bed' | 'table' | 'cabinet';

/** Paths in a unit square, which the item's dimensions scale. */
export const OUTLINES: Readonly<Record<Outline, string>> = {
  seat: 'M0 .38Q0 .32.06 .32H.08V.06Q.08 0 .14 0H.86Q.92 0 .92 .06V.32H.94Q1 .32 1 .38V.9H0ZM.1 .36V.9M.9 .36V.9M.1 .6H.9M.06 .9V1M.94 .9V1',
  bed: 'M0 0H1V1H.96V.86H.04V1H0ZM.04 .5H.96M.04 .66H.96',
  table: 'M0 0H1V.08H.96V1H.91V.08H.09V1H.04V.08H0Z',
  cabinet: 'M0 0H1V.94H0ZM.5 0V.94M.06 .94V1M.94 .94V1',
};

/** Chooses by the category's slug. The word boundary excludes 'bedside' tables. */
export function outlineOf(categorySlug: string): Outline {
  if (/sofa|chair|seat|ottoman|pouffe/.test(categorySlug)) return 'seat';
  if (/table|desk|dining|stool|bench/.test(categorySlug)) return 'table';
  return /\bbeds?\b/.test(categorySlug) ? 'bed' : 'cabinet';
}
