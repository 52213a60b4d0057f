import { deferredCode } from './deferred-code.ts';

const Part = () => null;

function code() {
  let part: typeof Part | undefined;
  const source = {
    loaded: () => part,
    failed: () => false,
    load: async () => {
      part = Part;
    },
  };
  return deferredCode(source);
}

test('who waits for the code hears of its arrival', async () => {
  const late = code();
  const heard = late.whenLoaded();
  await late.load('en');
  await expect(heard).resolves.toBeUndefined();
});

test('so does who asks only after it has come, as React does in a hidden tab [SH-13]', async () => {
  const early = code();
  await early.load('en');
  await expect(early.whenLoaded()).resolves.toBeUndefined();
});
