/** @jest-environment node */
import { CANARY_STEPS, createCanarySteps } from './canary-steps.ts';

const MINUTE = 60_000;

function shell() {
  let clock = 0;
  const stored = new Map<string, unknown>();
  const disk = {
    get: async (key: string) => stored.get(key),
    set: (key: string, value: unknown) => void stored.set(key, value),
  };
  const start = (address = 'a') => createCanarySteps({ steps: CANARY_STEPS, address, disk, now: () => clock });
  return { start, pass: (minutes: number) => (clock += minutes * MINUTE) };
}

const answer = (steps: { answered(): void }, documents: number) => {
  for (let document = 0; document < documents; document += 1) steps.answered();
};

test('a canary goes by 1, 5 and 20 to its percentage, each step with its least time and traffic [OPS-05]', async () => {
  const { start, pass } = shell();
  const steps = await start();
  expect(steps.look(100, [])).toBe(1);
  answer(steps, 100);
  expect(steps.look(100, [])).toBe(1);
  pass(2);
  expect(steps.look(100, [])).toBe(5);
  pass(60);
  expect(steps.look(100, [])).toBe(5);
  answer(steps, 100);
  expect(steps.look(100, [])).toBe(20);
  pass(30);
  answer(steps, 500);
  expect(steps.look(100, [])).toBe(100);
});

test('the percentage in live.json is the aim: no step goes beyond it, and 0 ends it at once [OPS-05]', async () => {
  const { start, pass } = shell();
  const steps = await start();
  pass(2);
  answer(steps, 20);
  expect(steps.look(5, [])).toBe(5);
  expect(steps.look(3, [])).toBe(3);
  expect(steps.look(0, [])).toBe(0);
});

test('a shell that starts again goes on where it was, with the same release alone [OPS-05]', async () => {
  const { start, pass } = shell();
  const steps = await start();
  pass(2);
  answer(steps, 20);
  steps.look(50, []);
  expect((await start()).look(50, [])).toBe(5);
  expect((await start('b')).look(50, [])).toBe(1);
});

test('shells agree on the step: none gives it to more visitors than the slowest, and each needs its part of the traffic [OPS-05]', async () => {
  const [here, there] = [shell(), shell()];
  const [one, other] = [await here.start(), await there.start()];
  answer(one, 10);
  here.pass(2);
  expect(one.look(100, [other.taken()])).toBe(1);
  expect(one.taken()).toBe(1);
  expect(other.look(100, [one.taken()])).toBe(1);
  answer(other, 10);
  there.pass(2);
  expect(other.look(100, [one.taken()])).toBe(5);
  expect(one.look(100, [other.taken()])).toBe(5);
});
