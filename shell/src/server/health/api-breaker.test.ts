/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { createApiBreaker } from './api-breaker.ts';

const log = { info: jest.fn(), warn: jest.fn() };

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(5);
}

/** A breaker over a scripted change stream and a scripted API. */
function bench() {
  const api = { streams: true, answers: true, probes: 0 };
  const breaker = createApiBreaker({
    isConfirmed: () => api.streams,
    async probe() {
      api.probes += 1;
      return api.answers;
    },
    log,
  });
  return { api, breaker, isOpen: () => breaker.signal().aborted };
}

beforeEach(() => jest.clearAllMocks());

test('while the change stream is up the API is asked nothing [OPS-11]', async () => {
  const { api, breaker, isOpen } = bench();
  await wait(600);
  expect([api.probes, isOpen()]).toEqual([0, false]);
  await breaker.close();
});

test('a silent change stream opens nothing while the API answers [OPS-11]', async () => {
  const { api, breaker, isOpen } = bench();
  api.streams = false;
  await until(() => api.probes >= 2);
  expect(isOpen()).toBe(false);
  await breaker.close();
});

test('a late probe is doubt, which ends with its answer and opens nothing [OPS-11]', async () => {
  const probed = Promise.withResolvers<boolean>();
  let streams = false;
  const breaker = createApiBreaker({ isConfirmed: () => streams, probe: () => probed.promise, log, doubtMs: 5 });
  const doubt = breaker.doubt();
  await until(() => doubt.aborted);
  expect(breaker.signal().aborted).toBe(false);
  streams = true;
  probed.resolve(true);
  await until(() => !breaker.doubt().aborted);
  await breaker.close();
});

test('it opens for an unavailable API, probes it repeatedly, and closes at the first answer [OPS-11]', async () => {
  const { api, breaker, isOpen } = bench();
  const before = breaker.signal();
  Object.assign(api, { streams: false, answers: false });
  await until(isOpen);
  expect([before.aborted, breaker.doubt().aborted]).toEqual([true, true]);
  const { probes } = api;
  await until(() => api.probes >= probes + 3);
  expect(isOpen()).toBe(true);
  expect(log.warn).toHaveBeenCalledTimes(1);
  api.answers = true;
  await until(() => !isOpen());
  // Who began before still knows that the API was unavailable in between.
  expect(before.aborted).toBe(true);
  expect(log.info).toHaveBeenCalledTimes(1);
  await breaker.close();
});

// A stream to an API without its database is opened, says that changes were missed, and falls silent.
test('a change stream that is up for a moment closes nothing: only an answered call does [OPS-11] [OPS-09]', async () => {
  const { api, breaker, isOpen } = bench();
  Object.assign(api, { streams: false, answers: false });
  await until(isOpen);
  api.streams = true;
  const { probes } = api;
  await until(() => api.probes >= probes + 2);
  expect(isOpen()).toBe(true);
  await breaker.close();
});
