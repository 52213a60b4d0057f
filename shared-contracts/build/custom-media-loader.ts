import * as breakpoints from '../kit/breakpoints.ts';

const CUSTOM_MEDIA = Object.entries(breakpoints)
  .map(([name, query]) => {
    const from = name.toLowerCase().replaceAll('_', '-');
    const below = query.replace('min-width:', 'width <');
    return `@custom-media --${from} ${query};@custom-media --${from.replace('from', 'below')} ${below};`;
  })
  .join('');

/** Gives every style sheet the store's breakpoints by name; on its first line, so that faults keep their line. */
export default function customMediaLoader(css: string): string {
  return CUSTOM_MEDIA + css;
}
