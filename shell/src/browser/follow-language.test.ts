import { $langCode, type ApiClient } from 'shared-contracts';
import type { ApiCall } from 'shared-contracts/api/call';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import { $layoutInLanguage } from '../layout/layout-in-language.ts';
import { followLanguage } from './follow-language.ts';

afterEach(() => $layoutInLanguage.set(null));

/** A browser at a path, over an API whose one category and one menu of the footer the test names, a switch at a time. */
function browserAt(pathname: string) {
  const state = { location: { pathname } };
  const switches: PromiseWithResolvers<string>[] = [];
  let follow = () => {};
  const router = { state, subscribe: (listener: () => void) => (follow = listener) };
  async function call({ name }: ApiCall) {
    const asked = name === getCategoriesList.name ? Promise.withResolvers<string>() : switches.at(-1);
    if (asked && asked !== switches.at(-1)) switches.push(asked);
    const named = (await asked?.promise) ?? '';
    const menus = [{ title: named, links: [] }];
    return { ok: true, value: name === getCategoriesList.name ? [{ Name: named }] : { ...sampleSite, menus } };
  }
  followLanguage({ api: { call } as unknown as ApiClient, router: router as never, websiteLogo: '', first: 'en' });
  return {
    switches,
    goTo(path: string) {
      state.location = { pathname: path };
      follow();
    },
  };
}

function shown() {
  const { categories = [], site } = $layoutInLanguage.get() ?? {};
  return [...categories.map(({ Name }) => Name), ...(site?.menus ?? []).map(({ title }) => title)];
}
const answered = () => new Promise((resolve) => setTimeout(resolve));
/** The calls' code is loaded by the switch. */
const asked = async ({ switches }: ReturnType<typeof browserAt>) => {
  while (switches.length === 0) await answered();
};

test('the first page needs no second menu [SH-16]', () => {
  const { switches, goTo } = browserAt('/');
  goTo('/cart');
  expect([switches.length, $langCode.get()]).toEqual([0, 'en']);
});

test('menu and footer follow a switch of the language in place, there and back [SH-16] [SH-21]', async () => {
  const browser = browserAt('/');
  const { switches, goTo } = browser;
  goTo('/ar');
  await asked(browser);
  switches[0]?.resolve('الأرائك');
  await answered();
  expect([shown(), $langCode.get()]).toEqual([['الأرائك', 'الأرائك'], 'ar']);
  goTo('/');
  expect([$layoutInLanguage.get(), $langCode.get(), switches.length]).toEqual([null, 'en', 1]);
});

test('an answer that comes after another switch is not shown', async () => {
  const browser = browserAt('/');
  const { switches, goTo } = browser;
  goTo('/ar');
  await asked(browser);
  goTo('/');
  switches[0]?.resolve('الأرائك');
  await answered();
  expect($layoutInLanguage.get()).toBeNull();
});
