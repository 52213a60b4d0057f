/** @jest-environment node */
import { fewOrigins } from './few-origins.ts';

test('invented hosts neither fill the page cache nor keep the real one out of it [SEC-10]', () => {
  const isCachedAt = fewOrigins();
  const invented = Array.from({ length: 40 }, (_, index) => `http://scanner-${index}.example`);
  const before = invented.map(isCachedAt);
  expect(before.filter(Boolean)).toHaveLength(4);
  const real = [1, 2, 3].map(() => isCachedAt('http://store.example'));
  expect(real.at(-1)).toBe(true);
  expect(invented.slice(4, 8).map(isCachedAt).at(-1)).toBe(false);
  expect(isCachedAt('http://store.example')).toBe(true);
});
