/** @jest-environment node */
import type { Renderer } from './renderer.ts';
import { rendererRoom } from './renderer-room.ts';

const GB = 1024 ** 3;

function renderer(): Renderer & { crash(): void } {
  let listener = () => {};
  return {
    broken: {},
    render: () => Promise.reject(new Error('no page')),
    memory: () => ({ rssBytes: 200, externalBytes: 10 }),
    retire: () => Promise.resolve(),
    onCrash: (listening) => {
      listener = () => listening({ reason: '', underWay: [], outOfMemory: false, looped: false });
    },
    crash: () => listener(),
  };
}

test.each([
  ['the live composition and a canary', 2, 2],
  ['two compositions and two previews', 4, 4],
])('a shell has room for %s in %i GB, and refuses one more in words [OPS-23]', async (_what, gigabytes, most) => {
  const room = rendererRoom(gigabytes * GB);
  for (let count = 0; count < most; count += 1) {
    room.demand();
    await room.hold(Promise.resolve(renderer()), 'c1');
  }
  expect(() => room.demand()).toThrow(
    `${most + 1} compositions need ${512 + (most + 1) * 768} MB of memory, and the shell has ${gigabytes * 1024}`,
  );
});

test('a renderer that retired or ended by itself makes room [OPS-23]', async () => {
  const room = rendererRoom(2 * GB);
  const [retiring, crashing] = [renderer(), renderer()];
  const held = await room.hold(Promise.resolve(retiring), 'c1');
  await room.hold(Promise.resolve(crashing), 'c2');
  expect(() => room.demand()).toThrow('3 compositions');
  await held.retire();
  room.demand();
  await room.hold(Promise.resolve(renderer()), 'c1');
  crashing.crash();
  room.demand();
});

test('the memory of each renderer is known by its composition until it ends [OPS-23]', async () => {
  const room = rendererRoom(2 * GB);
  const held = await room.hold(Promise.resolve(renderer()), 'c1');
  await room.hold(Promise.resolve(renderer()), 'c2');
  const memory = { rssBytes: 200, externalBytes: 10 };
  expect(room.memory()).toEqual([
    { composition: 'c1', ...memory },
    { composition: 'c2', ...memory },
  ]);
  await held.retire();
  expect(room.memory()).toEqual([{ composition: 'c2', ...memory }]);
});

// Two that started at once were counted when both were up.
test('one that starts has its room, and gives it back if it fails [OPS-23]', async () => {
  const room = rendererRoom(1.25 * GB);
  const { promise, reject } = Promise.withResolvers<Renderer>();
  room.demand();
  const held = room.hold(promise, 'c1');
  expect(() => room.demand()).toThrow('2 compositions');
  reject(new Error('renderer not ready'));
  await expect(held).rejects.toThrow('not ready');
  room.demand();
});

test('a browser that opens pages of a release has room too [OPS-23]', async () => {
  const room = rendererRoom(1.25 * GB);
  const { promise, resolve } = Promise.withResolvers<void>();
  const trial = room.withBrowser(promise);
  expect(() => room.demand()).toThrow('1 compositions and a browser need 1580 MB of memory, and the shell has 1280');
  resolve();
  await trial;
  room.demand();
});
