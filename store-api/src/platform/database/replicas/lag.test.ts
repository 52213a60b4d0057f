import type { ChangeFeed, News } from '../changes/change-feed.ts';
import { reportedPositions } from './lag.ts';
import type { WalPosition } from './wal.ts';

function follower() {
  let wal: WalPosition | null = null;
  let now = 0;
  let tell: (news: News) => void = () => undefined;
  const feed: Pick<ChangeFeed, 'wal' | 'follow'> = {
    wal: () => wal,
    follow(listener) {
      tell = listener;
      return () => undefined;
    },
  };
  const { lag } = reportedPositions(feed, () => now);
  return {
    lag,
    report(at: number, timeline: string, lsn: bigint) {
      now = at;
      wal = { timeline, lsn };
      tell({ kind: 'changed', tags: [], lag: 0, position: '' });
    },
    at: (moment: number) => {
      now = moment;
    },
  };
}

test('a replica lags since the oldest change that it lacks, and not at all in a store where nothing changes [SCALE-02]', () => {
  const { lag, report, at } = follower();
  report(0, '00000001', 10n);
  report(2000, '00000001', 20n);
  report(3000, '00000001', 30n);
  at(5000);
  expect(lag({ timeline: '00000001', lsn: 10n })).toBe(3);
  expect(lag({ timeline: '00000001', lsn: 25n })).toBe(2);
  at(3_600_000);
  expect(lag({ timeline: '00000001', lsn: 30n })).toBe(0);
});

test('a replica that stayed on the timeline of a former primary lags, however far it is there [SCALE-02]', () => {
  const { lag, report, at } = follower();
  report(0, '00000001', 10n);
  report(1000, '00000002', 12n);
  at(4000);
  expect(lag({ timeline: '00000001', lsn: 99n })).toBe(3);
  expect(lag(null)).toBe(4);
});
