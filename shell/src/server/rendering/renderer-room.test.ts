/** @jest-environment node */
import type { Renderer } from './renderer.ts';
import { rendererRoom } from './renderer-room.ts';

const GB = 1024 ** 3;

function renderer(): Renderer & { crash(): void } {
  let listener = () => {};
  return {
    broken: {},
    render: () => Promise.reject(new Error('no page')),
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
    room.hold(renderer());
  }
  expect(() => room.demand()).toThrow(
    `${most + 1} compositions need ${512 + (most + 1) * 768} MB of memory, and the shell has ${gigabytes * 1024}`,
  );
});

test('a renderer that retired or ended by itself makes room [OPS-23]', async () => {
  const room = rendererRoom(2 * GB);
  const [retiring, crashing] = [renderer(), renderer()];
  const held = room.hold(retiring);
  room.hold(crashing);
  expect(() => room.demand()).toThrow('3 compositions');
  await held.retire();
  room.demand();
  room.hold(renderer());
  crashing.crash();
  room.demand();
});
