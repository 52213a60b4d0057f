import { jest } from '@jest/globals';
import { sayVisit } from './say-visit.ts';

const said: unknown[] = [];
const failing = new Set<string>();
const modules = { failed: (id: string) => failing.has(id) };

beforeEach(() => {
  jest.useFakeTimers();
  said.length = 0;
  failing.clear();
  document.body.innerHTML =
    '<div></div><script id="boot" type="application/json">{"modules":["catalog/pages/home"],"failed":[]}</script>';
  const Parts = function (this: { parts: string[] }, parts: string[]) {
    this.parts = parts;
  };
  Object.assign(globalThis, { Blob: Parts });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, { parts }: { parts: string[] }) => said.push([path, JSON.parse(parts[0] ?? '')]),
  });
});
afterEach(() => jest.useRealTimers());

test('a page that came to life says so once, by the token of its document [OPS-23]', () => {
  sayVisit('t', modules);
  expect(said).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(said).toEqual([['/store-visit', { token: 't' }]]);
});

test('a fault of the store is said once, also after a whole start [OPS-23]', () => {
  const early = sayVisit('t', modules);
  early(new TypeError('a defect after hydration'));
  early(new TypeError('a defect after hydration'));
  jest.advanceTimersByTime(60_000);
  expect(said).toEqual([['/store-visit', { token: 't', fault: 'TypeError: a defect after hydration' }]]);
  const late = sayVisit('u', modules);
  jest.advanceTimersByTime(60_000);
  late(new Error('later'));
  expect(said.slice(1)).toEqual([
    ['/store-visit', { token: 'u' }],
    ['/store-visit', { token: 'u', fault: 'Error: later' }],
  ]);
});

test('so is a module that did not load [OPS-23]', () => {
  failing.add('catalog/pages/home');
  sayVisit('t', modules);
  jest.advanceTimersByTime(60_000);
  expect(said).toEqual([['/store-visit', { token: 't', fault: 'catalog/pages/home is missing' }]]);
});

test.each([
  ['an extension that adds nodes before hydration', 'Minified React error #418; visit https://react.dev/errors/418'],
  [
    'one that removes what React made',
    "Failed to execute 'removeChild': The node to be removed is not a child of this node.",
  ],
  ['a blocked call', 'Failed to fetch'],
  ['a blocked call in Firefox', 'NetworkError when attempting to fetch resource.'],
])('what %s does never counts [OPS-23]', (_what, message) => {
  sayVisit('t', modules)(new Error(message));
  jest.advanceTimersByTime(60_000);
  expect(said).toEqual([['/store-visit', { token: 't' }]]);
});

test('nor does a fault on a translated page [OPS-23]', () => {
  document.querySelector('div')?.append(document.createElement('font'));
  sayVisit('t', modules)(new Error('text is gone'));
  jest.advanceTimersByTime(60_000);
  expect(said).toEqual([['/store-visit', { token: 't' }]]);
});
