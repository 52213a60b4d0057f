import { edgeCaching, purgedTags, tagHeaders } from './edge-caching.ts';

const many = Array.from({ length: 2000 }, (_, id) => `product:${id}`);
const carried = (tags: readonly string[]) => tagHeaders(tags)['cache-tag'].split(',');

describe('caching at an edge', () => {
  it('stores nothing shared where nobody purges it [SCALE-01]', () => {
    expect(edgeCaching({ isPurged: false, validSeconds: 5 })).toBe('no-cache');
  });

  it.each([
    [undefined, 60, 10],
    [65, 60, 5],
    [20.9, 20, 0],
    [-3, 0, 0],
  ])(
    'valid for %s seconds by the clock: stores it for %s, and %s while it is made again',
    (validSeconds, fresh, behind) => {
      expect(edgeCaching({ isPurged: true, ...(validSeconds === undefined ? {} : { validSeconds }) })).toBe(
        `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${behind}, stale-if-error=86400`,
      );
    },
  );

  it('finds an answer by its tag, by its kind, and by everything', () => {
    expect(tagHeaders(['product:12', 'product:13', 'sales'])).toEqual({
      'cache-tag': 'all,product:12,product,product:13,sales',
      xkey: 'all product:12 product product:13 sales',
    });
  });

  it('never sends a header too long, and still purges at each change of a part [SCALE-01]', () => {
    expect(tagHeaders(many).xkey).toBe('all product:* product');
    const isPurged = (tags: readonly string[], change: string) =>
      purgedTags([change]).some((tag) => carried(tags).includes(tag));
    for (const tags of [many, ['product:7']])
      expect(['product:7', 'product', 'sales'].map((change) => isPurged(tags, change))).toEqual([true, true, false]);
  });
});
