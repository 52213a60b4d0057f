import { jest } from '@jest/globals';
import type { ApiClient } from 'shared-contracts';
import type { ApiCall } from 'shared-contracts/api/call';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import { $layoutInLanguage, $layoutVersion } from '../layout/layout-in-language.ts';
import { type FollowedLayout, followLayout } from './follow-layout.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  $layoutVersion.set('');
});
afterEach(() => {
  jest.useRealTimers();
  $layoutVersion.off();
  $layoutInLanguage.set(null);
});

/** A page of a document of version 1, over an API whose one category has the given names, in this order. */
function page(names: readonly string[], others: Partial<FollowedLayout> = {}) {
  const left = [...names];
  const renewed: string[] = [];
  const call = async ({ name }: ApiCall) =>
    name === getCategoriesList.name ? { ok: true, value: [{ Name: left.shift() }] } : { ok: true, value: sampleSite };
  const layouts = followLayout({
    api: { call } as unknown as ApiClient,
    renewLayout: (language) => renewed.push(language),
    first: 'en',
    layoutVersion: 'en-1',
    ...others,
  });
  return { renewed, ...layouts };
}
const shown = async () => {
  await jest.advanceTimersByTimeAsync(0);
  return $layoutInLanguage.get()?.categories.map(({ Name }) => Name);
};

// First: the pages of the other tests do not hear of it.
test('a tab that is shown again asks, at most once a minute [API-02]', async () => {
  const { renewed } = page(['Sofas, renamed']);
  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(59_000);
  show();
  expect(renewed).toEqual([]);
  jest.advanceTimersByTime(1000);
  show();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect([await shown(), renewed]).toEqual([['Sofas, renamed'], ['en']]);
});

test('the menu of a newer version than the page’s takes its place, once [API-02]', async () => {
  const { renewed } = page(['Sofas, renamed', 'never asked']);
  $layoutVersion.set('en-1');
  expect([await shown(), renewed]).toEqual([undefined, []]);
  $layoutVersion.set('en-2');
  expect([await shown(), renewed]).toEqual([['Sofas, renamed'], ['en']]);
  $layoutVersion.set('en-2');
  expect([await shown(), renewed]).toEqual([['Sofas, renamed'], ['en']]);
});

test('a newer version in a language that is not shown is asked for when it is', async () => {
  const { renewed, show } = page(['الأرائك', 'Sofas']);
  await show('ar');
  $layoutVersion.set('ar-1');
  expect(renewed).toEqual([]);
  $layoutVersion.set('en-2');
  expect([await shown(), renewed]).toEqual([['الأرائك'], ['en']]);
});

test('a document of an unavailable API gets its menu with the first answer', async () => {
  page(['Sofas'], { layoutVersion: '' });
  $layoutVersion.set('en-1');
  expect(await shown()).toEqual(['Sofas']);
});
