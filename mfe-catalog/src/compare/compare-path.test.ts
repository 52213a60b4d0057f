import { comparedIds, comparePath } from './compare-path.ts';

test.each([
  ['', []],
  ['ids=', []],
  ['ids=7', [7]],
  ['ids=7,8,7', [7, 8]],
  ['ids=5,4,3,2,1', [5, 4, 3, 2]],
  ['ids=0,-1,1.5,abc,9999999999,8', [8]],
  ['ids=7%2C8', [7, 8]],
])('%s names %j [CAT-37]', (query, ids) => {
  expect(comparedIds(new URLSearchParams(query))).toEqual(ids);
});

test('the address of a comparison is its ids [CAT-37]', () => {
  expect([comparePath([7, 8]), comparePath([])]).toEqual(['/compare?ids=7,8', '/compare']);
});
