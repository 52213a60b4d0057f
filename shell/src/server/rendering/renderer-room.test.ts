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
])('a shell has room for %s in %i GB, and refuses one more in words [OPS-23]', (_what, gigabytes, most) => {
  const room = rendererRoom(gigabytes * GB);
  for (let count = 0; count < most; count += 1) {
    room.demand();
    room.hold(renderer(), 'c1');
  }
  expect(() => room.demand()).toThrow(
    `${most + 1} compositions need ${512 + (most + 1) * 768} MB of memory, and the shell has ${gigabytes * 1024}`,
  );
});

test('a renderer that retired or ended by itself makes room [OPS-23]', async () => {
  const room = rendererRoom(2 * GB);
  const [retiring, crashing] = [renderer(), renderer()];
  const held = room.hold(retiring, 'c1');
  room.hold(crashing, 'c2');
  expect(() => room.demand()).toThrow('3 compositions');
  await held.retire();
  room.demand();
  room.hold(renderer(), 'c1');
  crashing.crash();
  room.demand();
});

test('the memory of each renderer is known by its composition until it ends [OPS-23]', async () => {
  const room = rendererRoom(2 * GB);
  const held = room.hold(renderer(), 'c1');
  room.hold(renderer(), 'c2');
  const memory = { rssBytes: 200, externalBytes: 10 };
  expect(room.memory()).toEqual([
    { composition: 'c1', ...memory },
    { composition: 'c2', ...memory },
  ]);
  await held.retire();
  expect(room.memory()).toEqual([{ composition: 'c2', ...memory }]);
});
