import { placeClusters } from './place-clusters.ts';

const WORLD: [number, number, number, number] = [-180, -85, 180, 85];
const at = (longitude: number, latitude = 0) => ({ name: `At ${longitude}`, address: '', latitude, longitude });

/** At a zoom the world is 512 · 2^zoom pixels wide; supercluster's radius uses that scale. */
const degreesOf = (pixels: number, zoom: number) => (pixels / (512 * 2 ** zoom)) * 360;

test('two places within 60 pixels are one mark that says how many [HOME-06]', () => {
  const marks = placeClusters([at(0), at(degreesOf(59, 10))])(WORLD, 10);
  expect(marks).toHaveLength(1);
  expect(marks[0]).toMatchObject({ kind: 'cluster', count: 2, colour: 'blue' });
});

test('two places more than 60 pixels apart are two marks [HOME-06]', () => {
  const marks = placeClusters([at(0), at(degreesOf(61, 10))])(WORLD, 10);
  expect(marks.map(({ kind }) => kind)).toEqual(['place', 'place']);
});

test('beyond zoom 16 every place has its own mark, up to it neighbours do not [HOME-06]', () => {
  const clustersAt = placeClusters([at(0), at(degreesOf(1, 16))]);
  expect(clustersAt(WORLD, 16)).toHaveLength(1);
  expect(clustersAt(WORLD, 17)).toHaveLength(2);
});

test('a cluster opens at the zoom at which it falls apart', () => {
  const [mark] = placeClusters([at(0), at(degreesOf(50, 10))])(WORLD, 10);
  expect(mark).toMatchObject({ kind: 'cluster', opensAt: 11 });
});

test('a crowd among few is red [HOME-06]', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => at(index * 1e-4));
  const marks = placeClusters([...crowd, at(90), at(90.0001)])(WORLD, 8);
  expect(marks.map((mark) => mark.kind === 'cluster' && [mark.count, mark.colour])).toEqual([
    [12, 'red'],
    [2, 'blue'],
  ]);
});

test('a place on its own names which one it is', () => {
  expect(placeClusters([at(0), at(90)])(WORLD, 5).map((mark) => mark.kind === 'place' && mark.place)).toEqual([0, 1]);
});
