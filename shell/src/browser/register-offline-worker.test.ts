import { registerOfflineWorker } from './register-offline-worker.ts';

function browserWith(serviceWorker: unknown): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('the worker is registered, and its script never taken from a cache [SH-24]', () => {
  const asked: unknown[] = [];
  browserWith({ register: async (...given: unknown[]) => void asked.push(given) });
  registerOfflineWorker();
  expect(asked).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test('a browser that has or allows no workers goes on without', async () => {
  expect(registerOfflineWorker).not.toThrow();
  browserWith({ register: () => Promise.reject(new DOMException('', 'SecurityError')) });
  expect(registerOfflineWorker).not.toThrow();
});
