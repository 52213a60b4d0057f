/** @jest-environment node */
import { TAGS_HEADER, VALID_HEADER } from 'shared-contracts/server/change-stream';
import { tagHeaders } from 'shared-contracts/server-kit/edge-caching';
import { forEdges } from './for-edges.ts';

const public_ = {
  'cache-control': 'no-cache',
  etag: 'W/"a"',
  [TAGS_HEADER]: 'product:1',
  ...tagHeaders(['product:1']),
};
const shared = (headers: Parameters<typeof forEdges>[0], isPurged = true) => {
  const { 'cache-control': caching, 'cache-tag': tags, ...others } = forEdges(headers, () => isPurged);
  expect(others).not.toHaveProperty(TAGS_HEADER);
  expect(others).not.toHaveProperty(VALID_HEADER);
  return { caching, isTagged: tags !== undefined };
};

describe('an answer that the gateway passes on', () => {
  test('may be stored by an edge that is purged, until the clock changes it [SCALE-01]', () => {
    expect(shared(public_)).toEqual({ caching: expect.stringContaining('s-maxage=60,'), isTagged: true });
    expect(shared({ ...public_, [VALID_HEADER]: '7' }).caching).toContain('s-maxage=7, stale-while-revalidate=0');
  });

  test('says nothing of tags without an edge, or when a change of them came meanwhile [SCALE-01]', () => {
    expect(shared(public_, false)).toEqual({ caching: 'no-cache', isTagged: false });
  });

  test('keeps what is immutable as it is, with its tags [SCALE-01]', () => {
    const caching = 'public, max-age=31536000, immutable';
    for (const isPurged of [true, false])
      expect(shared({ ...public_, 'cache-control': caching }, isPurged)).toEqual({ caching, isTagged: true });
  });

  // The last two are of an API that is not ours.
  test.each([
    ['is private', { ...public_, 'cache-control': 'private, no-store' }],
    ['is a fault after its tags were known', { ...public_, 'cache-control': 'no-store' }],
    ['a POST answers', { 'cache-control': 'no-store', [TAGS_HEADER]: 'product:1' }],
    ['says nothing', {}],
    ['brings a cookie', { ...public_, 'set-cookie': ['a=b'] }],
    ['has tags for edges alone', { ...tagHeaders(['product:1']), 'cache-control': 'no-cache' }],
  ])('is never shared when it %s [SCALE-01]', (_, headers) => {
    const { caching = '', isTagged } = shared(headers);
    expect([caching.includes('s-maxage'), isTagged]).toEqual([false, false]);
  });
});
