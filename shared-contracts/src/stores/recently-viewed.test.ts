import { connectStorage } from './persisted.ts';
import { $recentlyViewed, noteViewed } from './recently-viewed.ts';

let disconnect: () => void;
const openWith = (text: string | null) => {
  localStorage.clear();
  if (text !== null) localStorage.setItem('store:recentlyViewed', text);
  disconnect = connectStorage(window);
};
afterEach(() => disconnect());

test('the product seen last comes first, none twice, twelve at most [CAT-22]', () => {
  openWith(null);
  for (let id = 1; id <= 14; id += 1) noteViewed(id);
  noteViewed(5);
  expect($recentlyViewed.get()).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3]);
  expect(localStorage.getItem('store:recentlyViewed')).toBe(JSON.stringify($recentlyViewed.get()));
});

test.each(['{', '"x"', '[1,"2"]', '[0]', '{"a":1}'])('%s in the storage counts as nothing seen [SH-15]', (text) => {
  openWith(text);
  expect($recentlyViewed.get()).toEqual([]);
});
