import { wait } from './wait.ts';

test('a wait ends with its signal', async () => {
  const controller = new AbortController();
  const waiting = wait(60_000, controller.signal);
  controller.abort();
  await expect(waiting).resolves.toBeUndefined();
  await expect(wait(60_000, controller.signal)).resolves.toBeUndefined();
});
