import { expectSkippedMoves } from './skipped-moves.ts';

test('a move that is skipped is no uncaught error, and its transition is the one that began [CAT-07]', async () => {
  const caught: unknown[] = [];
  const ready = { catch: (handler: (reason: unknown) => unknown) => caught.push(handler(new Error('skipped'))) };
  const transition = { ready };
  const begun: unknown[] = [];
  const page = { startViewTransition: (update: unknown) => begun.push(update) && transition };
  expectSkippedMoves(page as unknown as Document);
  const update = () => undefined;
  expect(page.startViewTransition(update)).toBe(transition);
  expect([begun, caught]).toEqual([[update], [undefined]]);
});

test('a browser without view transitions is left as it is', () => {
  const page = {} as Document;
  expectSkippedMoves(page);
  expect(page).toEqual({});
});
