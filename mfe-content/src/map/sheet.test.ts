import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { framing, onSheet } from './sheet.ts';

/** A city's position in the drawing: dots have the order of the labels. */
const drawn = (() => {
  const svg = readFileSync(path.join(import.meta.dirname, 'india.svg'), 'utf8');
  const names = [...svg.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, name]) => name);
  const dots = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);
  return (city: string) => dots[names.indexOf(city)];
})();

test.each([
  ['Delhi', 28.61, 77.21],
  ['Bengaluru', 12.97, 77.59],
  ['Guwahati', 26.14, 91.74],
  ['Leh', 34.16, 77.58],
])('a pin at %s is where the drawing has the city [HOME-06]', (city, latitude, longitude) => {
  const { x, y } = onSheet({ latitude, longitude });
  const [dotX = 0, dotY = 0] = drawn(city) ?? [];
  expect(x * 1000).toBeCloseTo(dotX, 0);
  expect(y * 1000).toBeCloseTo(dotY, 0);
});

// The server wrote --middle-y as 0.5251257605936979 and Chromium computed …978: hydration failed for the whole page.
test('the map is the same where logarithms come out a digit lower or higher [HOME-06]', () => {
  const jodhpur = { latitude: 26.2389, longitude: 73.0243 };
  const here = onSheet(jodhpur);
  const { log } = Math;
  for (const digit of [-Number.EPSILON, Number.EPSILON]) {
    jest.spyOn(Math, 'log').mockImplementation((value) => log(value) * (1 + digit));
    expect(onSheet(jodhpur)).toEqual(here);
  }
  jest.restoreAllMocks();
});

test('one place is shown large and in the middle, places far apart smaller', () => {
  const here = { x: 0.3, y: 0.4 };
  expect(framing([here])).toEqual({ edge: 1500, middle: here });
  const { edge, middle } = framing([here, { x: 0.6, y: 0.5 }]);
  expect(edge).toBe(1233);
  expect(middle.x).toBeCloseTo(0.45);
  expect(middle.y).toBeCloseTo(0.45);
});
