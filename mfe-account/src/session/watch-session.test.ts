import { jest } from '@jest/globals';
import { $token, $user, createApiClient, logIn, logOut } from 'shared-contracts';
import { fakeApi, reply } from 'shared-contracts/testing/fake-api';
import { asha } from '../testing/sample-person.ts';
import { watchSession } from './watch-session.ts';

const known = { ...asha, ProfileVersion: 3 };
let visibility: DocumentVisibilityState = 'visible';
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  logIn(known, 'token-1');
});
afterEach(() => {
  stop();
  logOut();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function show(state: DocumentVisibilityState = 'visible'): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

const elapsed = () => jest.advanceTimersByTimeAsync(100);

function watch(answer: unknown) {
  const { api, calls } = fakeApi({ 'get-profile': answer }, () => ({ token: $token.get(), userId: '7' }));
  stop = watchSession(api);
  return calls;
}

test('a tab that becomes visible shows the current profile [ACC-13]', async () => {
  watch({ ...known, FirstName: 'Aasha', ProfileVersion: 4 });
  show();
  await elapsed();
  expect($user.get()?.FirstName).toBe('Aasha');
});

test('a session that ended elsewhere is noticed when the tab becomes visible [ACC-13]', async () => {
  const expired: string[] = [];
  const api = createApiClient({
    origin: 'http://api.test',
    fetch: async () => Response.json({ title: 'Unauthorized', status: 401 }, { status: 401 }),
    credentials: () => ({ token: $token.get(), userId: '7' }),
    onSessionExpired: (token) => expired.push(token),
  });
  stop = watchSession(api);
  show();
  await elapsed();
  expect(expired).toEqual(['token-1']);
});

test('it is checked at most every ten seconds', async () => {
  const calls = watch(known);
  show();
  await elapsed();
  await jest.advanceTimersByTimeAsync(9_000);
  show();
  await elapsed();
  expect(calls).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1_000);
  show();
  await elapsed();
  expect(calls).toHaveLength(2);
});

test('neither a hidden tab nor a visitor’s tab checks', async () => {
  const calls = watch(known);
  show('hidden');
  await elapsed();
  logOut();
  show();
  await elapsed();
  expect(calls).toEqual([]);
});

test.each([
  ['a store that does not answer', reply.nothing()],
  ['a store that fails', reply.problem(500)],
  ['an older profile than the one just saved', { ...known, FirstName: 'Old', ProfileVersion: 2 }],
])('%s changes nothing', async (_, answer) => {
  watch(answer);
  show();
  await jest.advanceTimersByTimeAsync(20_000);
  expect($user.get()).toEqual(known);
});

test('an answer after a logout does not restore the person [ACC-15]', async () => {
  let answer: (value: unknown) => void = () => {};
  watch(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  show();
  await elapsed();
  logOut();
  answer({ ...known, ProfileVersion: 9 });
  await elapsed();
  expect($user.get()).toBeNull();
});
