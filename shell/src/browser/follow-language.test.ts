import { $langCode, type ApiClient } from 'shared-contracts';
import { $layoutInLanguage } from '../layout/layout-in-language.ts';
import { followLanguage } from './follow-language.ts';

afterEach(() => $layoutInLanguage.set(null));

/** A browser at a path, over an API whose categories the test answers. */
function browserAt(pathname: string) {
  const state = { location: { pathname } };
  const asked: ((name: string) => void)[] = [];
  let follow = () => {};
  const router = { state, subscribe: (listener: () => void) => (follow = listener) };
  const call = () =>
    new Promise((resolve) => asked.push((Name) => resolve({ ok: true, value: [{ CategoryID: 1, Name }] })));
  const api = { call } as unknown as ApiClient;
  followLanguage({ api, router: router as never, websiteLogo: '', first: 'en' });
  return {
    asked,
    goTo(path: string) {
      state.location = { pathname: path };
      follow();
    },
  };
}

const menu = () => $layoutInLanguage.get()?.categories.map(({ Name }) => Name);
const answered = () => new Promise((resolve) => setTimeout(resolve));

test('the first page needs no second menu [SH-16]', () => {
  const { asked, goTo } = browserAt('/');
  goTo('/cart');
  expect([asked.length, $langCode.get()]).toEqual([0, 'en']);
});

test('the menu follows a switch of the language in place, there and back [SH-16] [SH-21]', async () => {
  const { asked, goTo } = browserAt('/');
  goTo('/ar');
  asked[0]?.('الأرائك');
  await answered();
  expect([menu(), $langCode.get()]).toEqual([['الأرائك'], 'ar']);
  goTo('/');
  asked[1]?.('Sofas');
  await answered();
  expect([menu(), $langCode.get()]).toEqual([['Sofas'], 'en']);
});

test('an answer that comes after another switch is not shown', async () => {
  const { asked, goTo } = browserAt('/');
  goTo('/ar');
  goTo('/');
  asked[1]?.('Sofas');
  asked[0]?.('الأرائك');
  await answered();
  expect(menu()).toEqual(['Sofas']);
});
