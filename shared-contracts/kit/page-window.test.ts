import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 6, [1, 2, 'gap', 6]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('on page %i of %i, %j are offered [CAT-08]', (current, last, offered) => {
  expect(pageWindow(current, last)).toEqual(offered);
});
