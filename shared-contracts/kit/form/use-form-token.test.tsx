import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type ApiClient, ApiProvider } from 'shared-contracts';
import { useFormToken } from './use-form-token.ts';

const LATE_MS = 2500;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The hook with an API that issues each token after that time, or fails. */
function formToken(answers: readonly (number | 'fails')[]) {
  const remaining = [...answers];
  const call = async () => {
    const answer = remaining.shift() ?? 0;
    if (answer === 'fails') return { ok: false, error: { kind: 'network' } };
    await new Promise((resolve) => setTimeout(resolve, answer));
    return { ok: true, value: { FormToken: 'token' } };
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApiProvider value={{ call } as unknown as ApiClient}>{children}</ApiProvider>
  );
  return renderHook(useFormToken, { wrapper }).result.current;
}

/** Milliseconds until the token is given. */
async function givenAfter(given: Promise<string | null>): Promise<number> {
  const from = Date.now();
  let after = -1;
  void given.then(() => {
    after = Date.now() - from;
  });
  await jest.advanceTimersByTimeAsync(10_000);
  return after;
}

// On a slow line a shopper who had taken three seconds was refused as a robot: the token was younger than the form.
test('a token that came late is given when it is old enough [CON-05]', async () => {
  const { begin } = formToken([LATE_MS]);
  void begin();
  await jest.advanceTimersByTimeAsync(3200);
  expect(await givenAfter(begin())).toBe(LATE_MS + 3000 - 3200);
});

test('so is one that came at the second try [CON-05]', async () => {
  const { begin } = formToken(['fails', 100]);
  void begin();
  await jest.advanceTimersByTimeAsync(5000);
  expect(await givenAfter(begin())).toBe(3100);
});

test('one that came in time is given at once, and so is one for a form that took no time', async () => {
  const { begin, end } = formToken([100, 100]);
  void begin();
  await jest.advanceTimersByTimeAsync(3200);
  expect(await givenAfter(begin())).toBe(0);
  end();
  expect(await givenAfter(begin())).toBe(100);
});
