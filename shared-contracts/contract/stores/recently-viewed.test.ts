import { $consent, decideConsent } from './consent.ts';
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
  decideConsent(true);
  for (let id = 1; id <= 14; id += 1) noteViewed(id);
  noteViewed(5);
  expect($recentlyViewed.get()).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3]);
  expect(localStorage.getItem('store:recentlyViewed')).toBe(JSON.stringify($recentlyViewed.get()));
});

test.each(['{', '"x"', '[1,"2"]', '[0]', '{"a":1}'])('%s in the storage counts as nothing seen [SH-15]', (text) => {
  openWith(text);
  expect($recentlyViewed.get()).toEqual([]);
});

test('nothing is remembered before the visitor allows it, nor after they do not [CON-08]', () => {
  openWith(null);
  noteViewed(5);
  expect(localStorage.getItem('store:recentlyViewed')).toBeNull();
  decideConsent(false);
  noteViewed(5);
  expect(localStorage.getItem('store:recentlyViewed')).toBeNull();
});

test('taking the consent back deletes what was remembered under it, also when another tab says so [CON-08]', () => {
  openWith(null);
  decideConsent(true);
  noteViewed(5);
  decideConsent(false);
  expect(localStorage.getItem('store:recentlyViewed')).toBeNull();
  decideConsent(true);
  noteViewed(7);
  const newValue = JSON.stringify({ optional: false, decidedAt: '2026-11-22T00:00:00Z' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'store:consent', newValue }));
  expect($recentlyViewed.get()).toEqual([]);
});

test.each(['{', '"yes"', '{"optional":"yes","decidedAt":"x"}', '{"optional":true}'])(
  '%s in the storage counts as no choice at all [SH-15] [CON-08]',
  (text) => {
    localStorage.clear();
    localStorage.setItem('store:consent', text);
    disconnect = connectStorage(window);
    expect($consent.get()).toBeNull();
  },
);
