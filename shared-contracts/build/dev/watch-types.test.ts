import { typeNews } from './watch-types.ts';

// Lines of `tsc --watch`.
test('errors of types are printed, and that they are gone, and nothing else [OPS-27]', () => {
  const lines = [
    '01:43:24 PM - Starting compilation in watch mode...',
    '',
    '01:43:35 PM - Found 0 errors. Watching for file changes.',
    '01:43:36 PM - File change detected. Starting incremental compilation...',
    "src/faqs/faqs.tsx(12,3): error TS2322: Type 'string' is not assignable to type 'number'.",
    '01:43:37 PM - Found 1 error. Watching for file changes.',
    '01:43:38 PM - File change detected. Starting incremental compilation...',
    '01:43:39 PM - Found 0 errors. Watching for file changes.',
    '01:43:40 PM - Found 0 errors. Watching for file changes.',
  ];
  expect(lines.map(typeNews()).filter((line) => line !== undefined)).toEqual([
    "src/faqs/faqs.tsx(12,3): error TS2322: Type 'string' is not assignable to type 'number'.",
    '1 type error',
    'No type errors any more',
  ]);
});
