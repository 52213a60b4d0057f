import { jest } from '@jest/globals';
import { type ApiClient, emit, logIn, logOut, on, requestAddToCart } from 'shared-contracts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { startHeadlessParts } from './headless-parts.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The cart's rules as their team would ship them: every wish is granted. */
const rules = {
  headless: {
    start() {
      const stop = on('catalog:add-to-cart-requested', ({ requestId, productId, quantity }) =>
        emit('cart:line-added', { requestId, productId, quantity }),
      );
      stops.push(stop);
      return stop;
    },
  },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = (load: (module: string) => Promise<unknown>) =>
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

// The cart was down: each further click was one more unit in the cart when it was back.
test('a request that is repeated while the cart is unavailable is met once, as it was last made [CART-06]', async () => {
  let back = false;
  start(async (module) => {
    if (back && module === 'cart-checkout/headless/cart-rules') return rules;
    throw new Error('unavailable');
  });
  const met: unknown[] = [];
  const stop = on('cart:line-added', ({ productId, quantity }) => met.push([productId, quantity]));
  void requestAddToCart(7, 1);
  void requestAddToCart(8, 1);
  await jest.advanceTimersByTimeAsync(100);
  void requestAddToCart(7, 2);
  back = true;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(met).toEqual([
    [7, 2],
    [8, 1],
  ]);
  stop();
});

test('a log-out that waits is not called an addition to the cart [ACC-13]', async () => {
  const texts: string[] = [];
  const stop = on('shell:toast-requested', ({ text }) => texts.push(text));
  start(() => Promise.reject(new Error('unavailable')));
  emit('account:logout-requested', {});
  await jest.advanceTimersByTimeAsync(100);
  expect(texts).toEqual([]);
  stop();
});

// Its events were no longer queued: every click of the visit was lost.
test('a part whose start fails is started again by the next request [CART-06]', async () => {
  let starts = 0;
  const failingOnce = {
    headless: {
      start() {
        starts += 1;
        if (starts === 1) throw new Error('not yet');
        return rules.headless.start();
      },
    },
  };
  start(async (module) => {
    if (module === 'cart-checkout/headless/cart-rules') return failingOnce;
    throw new Error('unavailable');
  });
  window.dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(starts).toBe(1);
  const answer = requestAddToCart(7, 2);
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(answer).resolves.toEqual({ added: true, quantity: 2 });
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

const HEADLESS = 'cart-checkout/headless';

/** The parts that a visit of a test loads, in a document of its own. */
async function loadedOn(visit: (store: typeof import('shared-contracts')) => void): Promise<readonly string[]> {
  const loaded: string[] = [];
  await jest.isolateModulesAsync(async () => {
    const store = await import('shared-contracts');
    const parts = await import('./headless-parts.ts');
    const load = async (module: string) => {
      loaded.push(module);
      return rules;
    };
    parts.startHeadlessParts({ api: {} as ApiClient, modules: { load } as unknown as RemoteModules });
    await jest.advanceTimersByTimeAsync(10_000);
    visit(store);
    await jest.advanceTimersByTimeAsync(10_000);
  });
  return loaded;
}

test('a visit that does nothing loads no part, and one that looks around the rules of the cart [PERF-05]', async () => {
  expect(await loadedOn(() => undefined)).toEqual([]);
  expect(await loadedOn(() => window.dispatchEvent(new Event('scroll')))).toEqual([`${HEADLESS}/cart-rules`]);
});

test('a visit that brings the hand-off of a payment has it checked [PAY-08] [PERF-05]', async () => {
  const loaded = await loadedOn(({ $handOff, $storageReady }) => {
    $handOff.set({ orderIds: [1] } as never);
    $storageReady.set(true);
  });
  expect(loaded).toEqual([`${HEADLESS}/open-purchase`]);
});
