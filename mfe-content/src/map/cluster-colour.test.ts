import { clusterColour } from './cluster-colour.ts';

test.each([
  ['ten places among small ones', 10, [10, 2, 2], 'blue'],
  ['eleven places among small ones', 11, [11, 2, 2], 'red'],
  ['eleven places that are the mean', 11, [11], 'blue'],
  ['twelve among larger ones', 12, [12, 40, 50], 'blue'],
  ['one above the mean of large ones', 41, [41, 40, 20], 'red'],
  ['as many as the mean of large ones', 40, [40, 40], 'blue'],
  ['single places counted in the mean', 12, [12, 1, 1], 'red'],
  ['nothing shown', 3, [], 'blue'],
] as const)('a cluster is red above ten and the mean alike: %s [HOME-06]', (_, count, shown, colour) => {
  expect(clusterColour(count, shown)).toBe(colour);
});
