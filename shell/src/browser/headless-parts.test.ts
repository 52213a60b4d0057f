import { jest } from '@jest/globals';
import { type ApiClient, emit, logIn, logOut, on, requestAddToCart } from 'shared-contracts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { startHeadlessParts } from './headless-parts.ts';

/** The cart's rules as their team would ship them: every wish is granted. */
const rules = {
  headless: {
    start: () =>
      on('catalog:add-to-cart-requested', ({ requestId, productId, quantity }) =>
        emit('cart:line-added', { requestId, productId, quantity }),
      ),
  },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = (load: () => Promise<unknown>) =>
  startHeadlessParts({ api: {} as ApiClient, modules: { load } as unknown as RemoteModules });

test('a wish that comes before its owner is answered once the owner is there [CART-06]', async () => {
  start(async () => rules);
  await expect(requestAddToCart(7, 2)).resolves.toEqual({ added: true, quantity: 2 });
});

test('an add-to-cart request is queued and reported while the cart is unavailable, and met later [CART-06]', async () => {
  let back = false;
  const subjects: unknown[] = [];
  const stop = on('shell:toast-requested', ({ subject }) => subjects.push(subject));
  start(() => (back ? Promise.resolve(rules) : Promise.reject(new Error('unavailable'))));
  const answer = requestAddToCart(7, 2);
  await jest.advanceTimersByTimeAsync(100);
  // The cart's answer takes its place.
  expect(subjects).toEqual(['cart']);
  back = true;
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(answer).resolves.toEqual({ added: true, quantity: 2 });
  stop();
});

test("the account's wish list is not read before a login [CAT-24]", async () => {
  const asked: string[] = [];
  const load = async (module: string) => {
    asked.push(module);
    return { headless: { start: () => () => undefined } };
  };
  startHeadlessParts({ api: {} as ApiClient, modules: { load } as unknown as RemoteModules });
  await jest.advanceTimersByTimeAsync(5000);
  expect(asked).not.toContain('catalog/headless/wish-list');
  logIn({ UserID: 7, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.com' }, 'token');
  await jest.advanceTimersByTimeAsync(5000);
  expect(asked.filter((module) => module === 'catalog/headless/wish-list')).toHaveLength(1);
  logOut();
});
