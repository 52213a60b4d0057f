/** @jest-environment node */
import { createFairQueue, Overloaded } from './fair-queue.ts';

/** A queue whose works end when the test says so, in the order in which they began. */
function bench(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({ running: 2, runningPerClient: 2, waiting: 4, maxWaitMs: 60_000, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    queue,
    begun,
    ask(client: string, times = 1, device: string | null = null) {
      return Array.from({ length: times }, () =>
        queue
          .run({ origin: client, device }, () => {
            begun.push(device ?? client);
            return new Promise<void>((resolve) => ends.push(resolve));
          })
          .then(
            () => 'done',
            (fault: unknown) => (fault instanceof Overloaded ? 'shed' : 'failed'),
          ),
      );
    },
    async endOne() {
      await new Promise(setImmediate);
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

describe('a queue under overload', () => {
  test('runs as many works as it may and begins the next when one ends [OPS-10]', async () => {
    const { queue, ask, begun, endOne } = bench();
    ask('a', 3);
    await new Promise(setImmediate);
    expect([begun.length, queue.running(), queue.waiting()]).toEqual([2, 2, 1]);
    await endOne();
    expect([begun.length, queue.running(), queue.waiting()]).toEqual([3, 2, 0]);
  });

  test('a client that asks for much delays its own works, not another client’s [OPS-10]', async () => {
    const { ask, begun, endOne } = bench();
    ask('greedy', 5);
    ask('shopper');
    for (let ended = 0; ended < 3; ended += 1) await endOne();
    expect(begun).toEqual(['greedy', 'greedy', 'greedy', 'shopper', 'greedy']);
  });

  test('when it is full, the client with most works in it loses its newest [OPS-10]', async () => {
    const { ask, begun, endOne } = bench();
    const greedy = ask('greedy', 7);
    const shopper = ask('shopper', 1);
    for (let ended = 0; ended < 6; ended += 1) await endOne();
    expect(await Promise.all(greedy)).toEqual(['done', 'done', 'done', 'done', 'done', 'shed', 'shed']);
    expect([begun.includes('shopper'), await Promise.race(shopper)]).toEqual([true, 'done']);
  });

  test('one client cannot hold every place, however slowly its works end [OPS-10]', async () => {
    const { ask, begun } = bench({ running: 3, runningPerClient: 2 });
    ask('slow', 6);
    ask('shopper');
    await new Promise(setImmediate);
    expect(begun).toEqual(['slow', 'slow', 'shopper']);
  });

  test('a work that waited for too long is not begun [OPS-10]', async () => {
    const { queue, ask, begun } = bench({ maxWaitMs: 5 });
    ask('a', 2);
    const [late] = ask('b');
    expect(await late).toBe('shed');
    expect([begun, queue.waiting()]).toEqual([['a', 'a'], 0]);
  });

  test('a work that fails leaves its place [OPS-10]', async () => {
    const { queue } = bench();
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(queue.running()).toBe(0);
  });

  // A mobile network behind one address was one client: one greedy phone delayed all others of it.
  test('devices of one address take turns, and none takes all that the address may have [OPS-10]', async () => {
    const { ask, begun, endOne } = bench({ running: 4, runningPerClient: 2, runningPerOrigin: 3, waiting: 40 });
    ask('network', 5, 'greedy');
    ask('network', 1, 'phone');
    ask('network', 1, 'tablet');
    await new Promise(setImmediate);
    // One place stays for other addresses.
    expect(begun).toEqual(['greedy', 'greedy', 'phone']);
    ask('house');
    await endOne();
    await endOne();
    await endOne();
    expect(begun).toEqual(['greedy', 'greedy', 'phone', 'house', 'greedy', 'tablet', 'greedy']);
  });

  test('when it is full of devices with one work each, one of the largest address loses its own [OPS-10]', async () => {
    const { ask } = bench({ running: 1, runningPerClient: 1, waiting: 3 });
    ask('busy');
    const [alone] = ask('house', 1, 'phone');
    const crowd = ['a', 'b', 'c'].flatMap((device) => ask('network', 1, device));
    await expect(Promise.race(crowd)).resolves.toBe('shed');
    expect(await Promise.race([alone, new Promise((settled) => setImmediate(() => settled('waits')))])).toBe('waits');
  });
});
