import { styleTypes } from './style-types.ts';

test('the types of a CSS module name its classes, each once, and nothing that only looks like one', () => {
  const css = `
    /* .comment */
    .card { padding: 0.5em; mask: url("data:image/svg+xml,a.b") 0 0; }
    .card > .title:not(.card)::after { content: ".text"; }
    :global(.ant-select) { color: red; }
    @media (width < 767.98px) { .narrow-only { inset: 0; } }`;
  expect(styleTypes(css)).toBe(
    [
      'declare const classes: {',
      "  readonly 'card': string;",
      "  readonly 'title': string;",
      "  readonly 'narrow-only': string;",
      '};',
      'export default classes;',
      '',
    ].join('\n'),
  );
});
