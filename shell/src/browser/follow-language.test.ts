import { $langCode, type ApiClient } from 'shared-contracts';
import type { ApiCall } from 'shared-contracts/api/call';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import type { LayoutData } from '../composition/layout-data.ts';
import { $layoutInLanguage } from '../layout/layout-in-language.ts';
import { askingOnce } from './asked-once.ts';
import { followLanguage } from './follow-language.ts';
import { followLayout } from './follow-layout.ts';

afterEach(() => $layoutInLanguage.set(null));

const titled = (title: string) => ({ ...sampleSite, menus: [{ title, links: [] }] });
const ENGLISH = { categories: [{ Name: 'Sofas' }], site: titled('Sofas') } as unknown as LayoutData;

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
    return { ok: true, value: name === getCategoriesList.name ? [{ Name: named }] : titled(named) };
  }
  const language = () => (state.location.pathname.startsWith('/ar') ? 'ar' : 'en');
  const { api, renew } = askingOnce({ call } as unknown as ApiClient, language, ENGLISH);
  const layouts = followLayout({ api, renewLayout: renew, first: 'en', layoutVersion: 'en-1' });
  followLanguage({ router: router as never, websiteLogo: '', first: 'en' }, layouts);
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
/** The first switch loads the calls' code. */
const asked = async (switches: readonly unknown[]) => {
  while (switches.length === 0) await answered();
};

test('the first page needs no second menu [SH-16]', () => {
  const { switches, goTo } = browserAt('/');
  goTo('/cart');
  expect([switches.length, $langCode.get()]).toEqual([0, 'en']);
});

test('menu and footer follow a switch of the language in place, there and back, each asked for once [SH-16] [SH-21]', async () => {
  const { switches, goTo } = browserAt('/');
  goTo('/ar');
  await asked(switches);
  switches[0]?.resolve('الأرائك');
  await answered();
  expect([shown(), $langCode.get()]).toEqual([['الأرائك', 'الأرائك'], 'ar']);
  goTo('/');
  await answered();
  expect([shown(), $langCode.get()]).toEqual([['Sofas', 'Sofas'], 'en']);
  goTo('/ar');
  await answered();
  expect([shown(), switches.length]).toEqual([['الأرائك', 'الأرائك'], 1]);
});

test('an answer that comes after another switch is not shown', async () => {
  const { switches, goTo } = browserAt('/');
  goTo('/ar');
  await asked(switches);
  goTo('/');
  await answered();
  switches[0]?.resolve('الأرائك');
  await answered();
  expect(shown()).toEqual(['Sofas', 'Sofas']);
});
