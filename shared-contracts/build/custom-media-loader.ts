import * as breakpoints from '../kit/breakpoints.ts';

const CUSTOM_MEDIA = Object.entries(breakpoints)
  .map(([name, query]) => {
    const from = name.toLowerCase().replaceAll('_', '-');
    const below = query.replace('min-width:', 'width <');
    return `@custom-media --${from} ${query};@custom-media --${from.replace('from', 'below')} ${below};`;
  })
  .join('');

/** Adds the named breakpoints to every style sheet; on its first line, so that errors keep their line numbers. */
export default function customMediaLoader(css: string): string {
  return CUSTOM_MEDIA + css;
}
