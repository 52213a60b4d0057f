import { jest } from '@jest/globals';
import { framing, onSheet } from './sheet.ts';

test.each([
  ['Delhi', 28.61, 77.21, 0.4098, 0.3257],
  ['Bengaluru', 12.97, 77.59, 0.4188, 0.7257],
  ['Guwahati', 26.14, 91.74, 0.7557, 0.392],
])('%s is where Web Mercator has it [HOME-06]', (_city, latitude, longitude, x, y) => {
  const point = onSheet({ latitude, longitude });
  expect(point.x).toBeCloseTo(x, 3);
  expect(point.y).toBeCloseTo(y, 3);
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
