import { expect, test } from '@playwright/test';
import { type Capacity, type Cost, capacityFor, type Facts } from './model.ts';

const cost = (shell: number, api: number, database: number, bytes: number): Cost => ({ shell, api, database, bytes });

const FACTS: Facts = {
  costs: {
    'document kept': cost(1, 0, 0, 30_000),
    'document made': cost(20, 5, 5, 30_000),
    'call kept': cost(0.5, 0.5, 0, 2000),
    'call made': cost(0.5, 2, 4, 2000),
    picture: cost(0.5, 0.5, 0, 40_000),
    file: cost(0.5, 0, 0, 10_000),
    purchase: cost(5, 40, 60, 20_000),
  },
  habits: { visit: { document: 2, call: 10, picture: 20, file: 15 }, buying: 0.02, peak: 2 },
  hits: {
    edge: { document: 0, call: 0, picture: 0, file: 0 },
    memory: { document: 0.9, call: 0.9 },
  },
  limits: {
    busy: 0.6,
    cores: { shell: 2, api: 1, edge: 2 },
    primaryCores: 32,
    replicas: 0,
    connections: { ofAnApi: 20, accepted: 100 },
    edgeGbit: 10,
    edgeMs: 0.1,
  },
  prices: { coreHour: 4, gigabyteSent: 5 },
};

const needOf = ({ needs }: Capacity, what: string) => needs.find((need) => need.what === what);

test('capacity: needs are the measured milliseconds of the busiest second @SCALE-06', () => {
  const { visitsASecond, needs } = capacityFor(36_000, FACTS);
  expect(visitsASecond).toBe(20);
  // 2 documents (1.8 ms kept, 4 made), 10 calls, 20 pictures, 15 files, and 0.02 purchases, by hand.
  expect(needs[0]).toMatchObject({ what: 'shell', count: 2 });
  expect(needs[0]?.busyCores).toBeCloseTo((20 * (1.8 + 4 + 5 + 10 + 7.5 + 0.1)) / 1000, 6);
  expect(needs[1]?.busyCores).toBeCloseTo((20 * (1 + 4.5 + 2 + 10 + 0.8)) / 1000, 6);
  expect(needs[2]?.busyCores).toBeCloseTo((20 * (1 + 4 + 1.2)) / 1000, 6);
});

test('capacity: ten times the visitors need ten times the cores and money, and the same thing gives first', () => {
  const [some, many] = [capacityFor(1_000_000, FACTS), capacityFor(10_000_000, FACTS)];
  for (const what of ['shell', 'store-api', 'primary']) {
    const [one, other] = [needOf(some, what), needOf(many, what)];
    expect((other?.busyCores ?? 0) / (one?.busyCores ?? 1)).toBeCloseTo(10, 6);
  }
  expect(many.rupeesAnHour / some.rupeesAnHour).toBeGreaterThan(9);
  expect(many.gives[0]?.what).toBe(some.gives[0]?.what);
  expect(many.gives[0]?.visitorsAnHour).toBeCloseTo(some.gives[0]?.visitorsAnHour ?? 0, 0);
});

test('capacity: an edge takes work from all behind it, replicas take the reads from the primary', () => {
  const edge = { document: 0.95, call: 0.9, picture: 0.99, file: 0.99 };
  const plain = capacityFor(1_000_000, FACTS);
  const withEdge = capacityFor(1_000_000, { ...FACTS, hits: { ...FACTS.hits, edge } });
  expect(needOf(withEdge, 'edge')?.count).toBeGreaterThanOrEqual(2);
  expect(needOf(plain, 'edge')).toBeUndefined();
  expect(needOf(withEdge, 'shell')?.busyCores).toBeLessThan((needOf(plain, 'shell')?.busyCores ?? 0) / 5);
  // What a browser receives is the same.
  expect(withEdge.gigabitsASecond).toBe(plain.gigabitsASecond);
  const withReplicas = capacityFor(1_000_000, { ...FACTS, limits: { ...FACTS.limits, replicas: 2 } });
  expect(needOf(withReplicas, 'primary')?.busyCores).toBeCloseTo(((1_000_000 / 3600) * 2 * 0.02 * 60) / 1000, 6);
  expect(withReplicas.gives.find(({ what }) => what.includes('primary'))?.visitorsAnHour).toBeGreaterThan(
    plain.gives.find(({ what }) => what.includes('primary'))?.visitorsAnHour ?? 0,
  );
});
