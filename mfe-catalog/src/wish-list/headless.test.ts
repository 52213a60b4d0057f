import { jest } from '@jest/globals';
import { $wishList, connectStorage, createApiClient, logIn, logOut, type User } from 'shared-contracts';
import { listItem } from '../testing/sample-catalogue.ts';
import { headless } from './headless.ts';

const asha: User = { UserID: 7, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.com' };
const ravi: User = { UserID: 8, FirstName: 'Ravi', LastName: 'Iyer', EmailAddress: 'ravi@example.com' };

/** The API's wish lists, the latest addition first, and the requests it received. */
function favourites(lists: Record<number, number[]>, extras: object = {}) {
  const requests: string[] = [];
  let isUnavailable = false;
  let held = Promise.resolve();
  const listOf = (user: number) => lists[user] ?? [];
  const api = (user: () => number) =>
    createApiClient({
      origin: 'http://api.test',
      fetch: async (input, init) => {
        const sent = new Request(input, init);
        const name = new URL(sent.url).pathname.split('/').at(-1) ?? '';
        const { requestParameters } = (await sent.json()) as { requestParameters: Record<string, string> };
        requests.push(name);
        if (isUnavailable) return Response.json({ title: 'unavailable', status: 503 }, { status: 503 });
        const ids = (text = '') => text.split(',').filter(Boolean).map(Number);
        const removed = ids(requestParameters.RemovedProductIds);
        for (const id of ids(requestParameters.ProductIds)) {
          if (!listOf(user()).includes(id)) lists[user()] = [id, ...listOf(user())];
        }
        lists[user()] = listOf(user()).filter((id) => !removed.includes(id));
        const data = JSON.stringify(listOf(user()).map((ProductId) => listItem({ ProductId })));
        await held;
        return Response.json({ statusCode: 200, message: 'OK', data, ...extras });
      },
    });
  return {
    requests,
    listOf,
    api,
    /** Holds answers back until called. */
    holdNext() {
      let answer = () => {};
      held = new Promise((resolve) => {
        answer = resolve;
      });
      return answer;
    },
    setUnavailable: (unavailable: boolean) => {
      isUnavailable = unavailable;
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
const elapsed = () => jest.advanceTimersByTimeAsync(60_000);
const moment = () => jest.advanceTimersByTimeAsync(1000);

test("a visitor's wish list and the account's are merged at login [CAT-24]", async () => {
  const server = favourites({ 7: [5, 3] });
  $wishList.set([9, 5]);
  begin(server);
  await moment();
  expect(server.listOf(7)).toEqual([9, 5, 3]);
  expect($wishList.get()).toEqual([3, 5, 9]);
  expect(server.requests).toEqual(['save-customer-favourites']);
});

// It disappeared from every device of its account without a word.
test('what is no longer for sale stays on the list of an account until it is taken off [CAT-24]', async () => {
  begin(favourites({ 7: [5, 3] }, { withdrawn: [4] }));
  await moment();
  expect($wishList.get()).toEqual([4, 3, 5]);
});

test('later additions and removals are sent to the account in one call [CAT-24]', async () => {
  const server = favourites({ 7: [5, 3] });
  begin(server);
  await moment();
  $wishList.set([...$wishList.get(), 11]);
  $wishList.set($wishList.get().filter((id) => id !== 3));
  await moment();
  expect(server.listOf(7)).toEqual([11, 5]);
  expect(server.requests).toEqual(['get-customer-favourite-products', 'save-customer-favourites']);
});

test('a heart added or removed while a request is under way is not lost [CAT-24]', async () => {
  const server = favourites({ 7: [5, 3] });
  const answer = server.holdNext();
  begin(server);
  await moment();
  $wishList.set([...$wishList.get(), 9]);
  answer();
  await moment();
  expect($wishList.get()).toEqual([3, 5, 9]);
  expect(server.listOf(7)).toEqual([9, 5, 3]);
});

test('a product removed on another device does not come back from this one [CAT-24]', async () => {
  const server = favourites({ 7: [5, 3] });
  const stop = begin(server);
  await moment();
  stop();
  // Another device drops 5 while this one is closed for an hour.
  server.listOf(7).splice(0, 1);
  await jest.advanceTimersByTimeAsync(3_600_000);
  begin(server);
  await moment();
  expect($wishList.get()).toEqual([3]);
  expect(server.listOf(7)).toEqual([3]);
});

test('a product removed just before leaving the page is removed at the next visit [CAT-24]', async () => {
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

test('while the API is unavailable changes wait in the browser, and are sent when it is back [CAT-24]', async () => {
  const server = favourites({ 7: [] });
  server.setUnavailable(true);
  $wishList.set([9]);
  begin(server);
  await elapsed();
  expect($wishList.get()).toEqual([9]);
  server.setUnavailable(false);
  await elapsed();
  expect(server.listOf(7)).toEqual([9]);
});

test('a sign-out removes the wish list from the browser, not from the account [ACC-15] [CAT-24]', async () => {
  const server = favourites({ 7: [5, 3] });
  begin(server);
  await moment();
  logOut();
  await elapsed();
  expect($wishList.get()).toEqual([]);
  expect(localStorage.getItem('store:wishList')).toBeNull();
  expect(localStorage.getItem('store:wishListSynced')).toBeNull();
  expect(server.listOf(7)).toEqual([5, 3]);
});

test("one person's wish list never becomes another's [ACC-15] [CAT-24]", async () => {
  const server = favourites({ 7: [5, 3], 8: [2] });
  begin(server);
  await moment();
  person = ravi;
  logIn(ravi, 'token of another');
  await moment();
  expect($wishList.get()).toEqual([2]);
  expect(server.listOf(8)).toEqual([2]);
});

test('a list longer than the limit of one call is merged [CAT-24]', async () => {
  const server = favourites({ 7: [] });
  const many = Array.from({ length: 120 }, (_, index) => index + 1);
  $wishList.set(many);
  begin(server);
  await moment();
  expect(server.listOf(7)).toHaveLength(120);
  expect($wishList.get()).toEqual(many);
});
