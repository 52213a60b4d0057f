/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createChangeWatch } from './change-watch.ts';
import { followChanges } from './follow-changes.ts';

const log = { info: () => undefined, warn: () => undefined };

/** An API of which a test writes the stream by hand. */
async function api() {
  const requests: IncomingHttpHeaders[] = [];
  const streams: ServerResponse[] = [];
  let status = 200;
  const server: Server = createServer((request, response) => {
    requests.push(request.headers);
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    if (status === 200) streams.push(response);
    else response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    say: (text: string) => streams.at(-1)?.write(text),
    cut: () => streams.at(-1)?.destroy(),
    answer: (code: number) => (status = code),
    streams: () => streams.length,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Until something holds: Jest's time limit ends a test that has failed. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(5);
}

test('hears changes, resets and that there are none; comes back with the last id after a cut [SH-11]', async () => {
  const far = await api();
  let now = 0;
  const watch = createChangeWatch(() => now);
  const followed = followChanges(far.origin, watch, log);
  await until(() => far.streams() === 1);
  expect(far.requests[0]).not.toHaveProperty('last-event-id');
  expect(watch.isConfirmed()).toBe(false);

  far.say('id: 5-a-1\nevent: reset\ndata: {}\n\n');
  await until(() => watch.mark().position === '5-a-1');
  const mark = watch.mark();
  expect(watch.isConfirmed()).toBe(true);
  far.say('id: 6-a-2\nevent: change\ndata: {"tags":["prod');
  far.say('uct:4"]}\n\n');
  await until(() => watch.mark().position === '6-a-2');
  expect(watch.isFresh(mark, ['product:4'])).toBe(false);
  expect(watch.isFresh(mark, ['product:5'])).toBe(true);

  far.cut();
  await until(() => far.streams() === 2);
  expect(far.requests[1]).toMatchObject({ 'last-event-id': '6-a-2' });
  now = 800;
  expect(watch.isConfirmed()).toBe(false);
  far.say(':\n\n');
  await until(watch.isConfirmed);

  await followed.close();
  far.close();
});

// The stream broke at it, resumed before it, and broke again: nothing was fresh until a restart.
test.each(['{"tags":', '{"tags":[4]}'])(
  'passes over the malformed change %s once, as a reset [SH-11]',
  async (data) => {
    const far = await api();
    const watch = createChangeWatch();
    const followed = followChanges(far.origin, watch, log);
    await until(() => far.streams() === 1);
    far.say('id: 5-a-1\nevent: reset\ndata: {}\n\n');
    await until(() => watch.mark().position === '5-a-1');
    const mark = watch.mark();
    far.say(`id: 6-a-2\nevent: change\ndata: ${data}\n\nid: 7-a-3\nevent: change\ndata: {"tags":["product:4"]}\n\n`);
    await until(() => watch.mark().position === '7-a-3');
    expect(watch.isFresh(mark, ['product:5'])).toBe(false);
    expect(far.streams()).toBe(1);
    await followed.close();
    far.close();
  },
);

test('retries while the API refuses, until it is closed', async () => {
  const far = await api();
  far.answer(503);
  const watch = createChangeWatch();
  const followed = followChanges(far.origin, watch, log);
  await until(() => far.requests.length > 2);
  far.answer(200);
  await until(() => far.streams() === 1);
  far.say('id: 5-a-1\nevent: reset\ndata: {}\n\n');
  await until(watch.isConfirmed);
  await followed.close();
  far.close();
});
