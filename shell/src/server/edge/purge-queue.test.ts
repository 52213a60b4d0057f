/** @jest-environment node */
import { jest } from '@jest/globals';
import { createPurgeQueue, type PurgeQueue } from './purge-queue.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

/** An edge of which a test decides when it answers. */
function edge() {
  const sent: (readonly string[])[] = [];
  const failures: number[] = [];
  let answers: 'yes' | 'no' | 'never' = 'yes';
  let release = () => {};
  const queue: PurgeQueue = createPurgeQueue({
    async send(tags) {
      sent.push(tags);
      if (answers === 'no') throw new Error('refused');
      if (answers === 'never') await new Promise<void>((resolve) => (release = resolve));
    },
    onSent: () => undefined,
    onFailed: (_, before) => failures.push(before),
  });
  return {
    queue,
    sent,
    failures,
    answer: (how: typeof answers) => (answers = how),
    release: () => release(),
    pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
  };
}

test('a change is purged at once, and again when an answer that was on its way has arrived [SCALE-01]', async () => {
  const { queue, sent, pass } = edge();
  queue.purge(['product:1', 'stock']);
  await pass(0);
  expect(sent).toEqual([['product:1', 'stock']]);
  await pass(1199);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent).toEqual([
    ['product:1', 'stock'],
    ['product:1', 'stock'],
  ]);
  await pass(60_000);
  expect(sent).toHaveLength(2);
});

test('what changes while a purge is under way goes out together, in order [SCALE-01]', async () => {
  const { queue, sent, answer, release, pass } = edge();
  answer('never');
  queue.purge(['a']);
  queue.purge(['b', 'c']);
  queue.purge(['c', 'd', 'a']);
  await pass(0);
  expect(sent).toEqual([['a']]);
  answer('yes');
  release();
  await pass(0);
  expect(sent.slice(1)).toEqual([['b', 'c', 'd', 'a']]);
});

test('no request has more tags than a CDN takes', async () => {
  const { queue, sent, pass } = edge();
  queue.purge(Array.from({ length: 200 }, (_, id) => `product:${id}`));
  await pass(0);
  expect(sent.map(({ length }) => length)).toEqual([90, 90, 20]);
  expect(sent.flat()).toHaveLength(200);
});

test('what fails is sent until it succeeds, before what came later, and its age is told [SCALE-01]', async () => {
  const { queue, sent, failures, answer, pass } = edge();
  answer('no');
  queue.purge(['a']);
  await pass(0);
  queue.purge(['b']);
  await pass(1000);
  expect(failures[0]).toBe(0);
  expect(failures.length).toBeGreaterThan(2);
  expect(queue.lagMs()).toBe(1000);
  answer('yes');
  await pass(1000);
  expect(sent.at(-1)).toEqual(['a', 'b']);
  expect(queue.lagMs()).toBe(0);
});

test('after an outage everything is purged [SCALE-01]', async () => {
  const { queue, sent, answer, pass } = edge();
  answer('no');
  queue.purge(['a']);
  await pass(7000);
  answer('yes');
  await pass(1000);
  expect(sent.at(-1)).toEqual(['all']);
  await pass(1200);
  expect(sent.slice(-2)).toEqual([['all'], ['all']]);
});

test('too many changes become one purge of everything', async () => {
  const { queue, sent, pass } = edge();
  queue.purge(Array.from({ length: 2001 }, (_, id) => `product:${id}`));
  await pass(0);
  expect(sent).toEqual([['all']]);
});

test('a queue that is closed sends no more', async () => {
  const { queue, sent, answer, pass } = edge();
  answer('no');
  queue.purge(['a']);
  await pass(0);
  await queue.close();
  const before = sent.length;
  await pass(10_000);
  expect(sent).toHaveLength(before);
});
