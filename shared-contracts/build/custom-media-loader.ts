import * as breakpoints from '../kit/breakpoints.ts';

/** The media query of each named breakpoint, and of its opposite. */
const QUERIES = new Map(
  Object.entries(breakpoints).flatMap(([name, query]) => {
    const from = name.toLowerCase().replaceAll('_', '-');
    return [
      [from, query],
      [from.replace('from', 'below'), query.replace('min-width:', 'width <')],
    ];
  }),
);

/** Replaces the named breakpoints, `(--from-tablet)`, in a style sheet. */
export default function customMediaLoader(css: string): string {
  return css.replace(/\(--((?:from|below)-[a-z-]+)\)/g, (_, name: string) => {
    const query = QUERIES.get(name);
    if (!query) throw new Error(`(--${name}) is no breakpoint of kit/breakpoints.ts`);
    return query;
  });
}
