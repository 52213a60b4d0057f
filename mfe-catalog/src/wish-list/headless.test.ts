import { jest } from '@jest/globals';
import { $wishList, connectStorage, createApiClient, logIn, logOut, type User } from 'shared-contracts';
import { listItem } from '../testing/sample-catalogue.ts';
import { headless } from './headless.ts';

const asha: User = { UserID: 7, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.com' };
const ravi: User = { UserID: 8, FirstName: 'Ravi', LastName: 'Iyer', EmailAddress: 'ravi@example.com' };

/** The wish lists of accounts as the API keeps them, the last wish first, and what was asked of them. */
function favourites(lists: Record<number, number[]>) {
  const asked: string[] = [];
  let isAway = false;
  const listOf = (user: number) => lists[user] ?? [];
  const api = (user: () => number) =>
    createApiClient({
      origin: 'http://api.test',
      fetch: async (input, init) => {
        const sent = new Request(input, init);
        const name = new URL(sent.url).pathname.split('/').at(-1) ?? '';
        const { requestParameters } = (await sent.json()) as { requestParameters: Record<string, string> };
        asked.push(name);
        if (isAway) return Response.json({ title: 'away', status: 503 }, { status: 503 });
        const ids = (text = '') => text.split(',').filter(Boolean).map(Number);
        const removed = ids(requestParameters.RemovedProductIds);
        for (const id of ids(requestParameters.ProductIds)) {
          if (!listOf(user()).includes(id)) lists[user()] = [id, ...listOf(user())];
        }
        lists[user()] = listOf(user()).filter((id) => !removed.includes(id));
        const data = JSON.stringify(listOf(user()).map((ProductId) => listItem({ ProductId })));
        return Response.json({ statusCode: 200, message: 'OK', data });
      },
    });
  return {
    asked,
    listOf,
    api,
    away: (away: boolean) => {
      isAway = away;
    },
  };
}

const endings: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  endings.push(connectStorage(window));
});
afterEach(() => {
  for (const end of endings.splice(0)) end();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  jest.useRealTimers();
});

let person = asha;
const begin = (server: ReturnType<typeof favourites>, user = asha) => {
  person = user;
  logIn(user, 'token');
  const stop = headless.start({ api: server.api(() => person.UserID) });
  endings.push(stop);
  return stop;
};
const settled = () => jest.advanceTimersByTimeAsync(60_000);
const moment = () => jest.advanceTimersByTimeAsync(1000);

test("a visitor's wishes are merged into the account at login, and the account's into the browser [CAT-24]", async () => {
  const server = favourites({ 7: [5, 3] });
  $wishList.set([9, 5]);
  begin(server);
  await moment();
  expect(server.listOf(7)).toEqual([9, 5, 3]);
  expect($wishList.get()).toEqual([3, 5, 9]);
  expect(server.asked).toEqual(['save-customer-favourites']);
});

test('what is added and dropped from then on is told to the account, several hearts at once [CAT-24]', async () => {
  const server = favourites({ 7: [5, 3] });
  begin(server);
  await moment();
  $wishList.set([...$wishList.get(), 11]);
  $wishList.set($wishList.get().filter((id) => id !== 3));
  await moment();
  expect(server.listOf(7)).toEqual([11, 5]);
  expect(server.asked).toEqual(['get-customer-favourite-products', 'save-customer-favourites']);
});

test('a wish dropped on another device does not come back from this one [CAT-24]', async () => {
  const server = favourites({ 7: [5, 3] });
  const stop = begin(server);
  await moment();
  stop();
  // Another device drops 5 while this one is away for an hour.
  server.listOf(7).splice(0, 1);
  await jest.advanceTimersByTimeAsync(3_600_000);
  begin(server);
  await moment();
  expect($wishList.get()).toEqual([3]);
  expect(server.listOf(7)).toEqual([3]);
});

test('a wish dropped here just before the page was left is dropped at the next visit [CAT-24]', async () => {
  const server = favourites({ 7: [5, 3] });
  const stop = begin(server);
  await moment();
  $wishList.set([3]);
  stop();
  begin(server);
  await moment();
  expect(server.listOf(7)).toEqual([3]);
  expect($wishList.get()).toEqual([3]);
});

test('while the API is away wishes wait in the browser, and are told when it is back [CAT-24]', async () => {
  const server = favourites({ 7: [] });
  server.away(true);
  $wishList.set([9]);
  begin(server);
  await settled();
  expect($wishList.get()).toEqual([9]);
  server.away(false);
  await settled();
  expect(server.listOf(7)).toEqual([9]);
});

test("a logout takes the account's wishes out of the browser, and leaves them in the account [ACC-15] [CAT-24]", async () => {
  const server = favourites({ 7: [5, 3] });
  begin(server);
  await moment();
  logOut();
  await settled();
  expect($wishList.get()).toEqual([]);
  expect(localStorage.getItem('store:wishList')).toBeNull();
  expect(localStorage.getItem('store:wishListSynced')).toBeNull();
  expect(server.listOf(7)).toEqual([5, 3]);
});

test("one person's wishes never become another's [ACC-15] [CAT-24]", async () => {
  const server = favourites({ 7: [5, 3], 8: [2] });
  begin(server);
  await moment();
  person = ravi;
  logIn(ravi, 'token of another');
  await moment();
  expect($wishList.get()).toEqual([2]);
  expect(server.listOf(8)).toEqual([2]);
});

test('more wishes than one call may name are merged all the same [CAT-24]', async () => {
  const server = favourites({ 7: [] });
  const many = Array.from({ length: 120 }, (_, index) => index + 1);
  $wishList.set(many);
  begin(server);
  await moment();
  expect(server.listOf(7)).toHaveLength(120);
  expect($wishList.get()).toEqual(many);
});
