import { FROM_TABLET } from '../kit/breakpoints.ts';
import customMediaLoader from './custom-media-loader.ts';

test('a named breakpoint becomes its media query, and its opposite the widths below it', () => {
  const tablet = FROM_TABLET.replace(/[^\d]/g, '');
  expect(customMediaLoader('@media (--from-tablet) { a { color: red; } }')).toBe(
    `@media (min-width: ${tablet}px) { a { color: red; } }`,
  );
  expect(customMediaLoader('@media (--below-tablet) and (hover: hover) {}')).toBe(
    `@media (width < ${tablet}px) and (hover: hover) {}`,
  );
});

test('custom properties and other queries stay as they are', () => {
  const css = 'a { inset: var(--space-4); } @media (--other), (prefers-reduced-motion: reduce) {}';
  expect(customMediaLoader(css)).toBe(css);
});

test('an unknown breakpoint ends the build by name', () => {
  expect(() => customMediaLoader('@media (--from-toaster) {}')).toThrow('(--from-toaster) is no breakpoint');
});
