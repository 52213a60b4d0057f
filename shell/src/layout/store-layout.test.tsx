import { act, screen, within } from '@testing-library/react';
import {
  $cartLines,
  $logOut,
  $storageRefused,
  $wishList,
  declareLanguages,
  emit,
  installWords,
  links,
  on,
} from 'shared-contracts';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import { asha, header, openStore, search } from '../testing/open-store.tsx';
import arabic from '../words.ar.ts';

installWords('shell', 'ar', arabic);

const line = (ProductId: number) => ({
  ProductId,
  ProductName: 'Sofa',
  Quantity: 5,
  Price: 45999,
  OrderMaximumQuantity: 10,
  Material: 'Fabric',
});

describe('around every page', () => {
  test('the skip link leads to the one main region, between banner and footer [SH-17]', async () => {
    await openStore();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('The page');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  test('the logo leads home and falls back to the bundled one with the name of the store [SH-01]', async () => {
    const store = await openStore();
    expect(header().getByRole('link', { name: 'Kashtha & Co., home page' })).toHaveAttribute('href', '/');
    expect(header().getByText('Kashtha & Co.')).toBeInTheDocument();
    store.unmount();
    await openStore({ logo: { url: '/media/logo.png', alt: 'Kashtha' } });
    expect(header().getByRole('img', { name: 'Kashtha' })).toHaveAttribute('src', '/media/logo.png');
  });

  test('before and without JavaScript the search is a form that leads to the listing [SH-02]', async () => {
    await openStore({ language: 'ar' });
    expect(search()).toHaveAttribute('name', 'SearchTerm');
    expect(search().closest('form')).toHaveAttribute('action', '/ar/ProductListing');
  });

  test('an empty search stays and waits for words [SH-01]', async () => {
    const { user, path } = await openStore();
    await user.click(within(search().closest('form') as HTMLElement).getByRole('button', { name: 'Search' }));
    expect(path()).toBe('/');
    expect(search()).toHaveFocus();
  });

  test('one bar has the logo, one search, the other language, the account and the cart [SH-01]', async () => {
    await openStore();
    expect(header().getAllByRole('searchbox')).toHaveLength(1);
    expect(header().getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '/ar');
  });

  test('links that remotes declare are in menu and footer, in the page’s language or in English [OPS-21]', async () => {
    const path = '/stores';
    const entries = [
      { place: 'menu', path, text: { en: 'Stores', ar: 'المتاجر' } },
      { place: 'footer', path, text: { en: 'Find a store' } },
    ] as const;
    const serves = { pages: [], fragments: [], entries: [...entries] };
    const remotes = { stores: { version: '1.0.0', contractVersion: '1.0.0', entry: '/a.js', serves } };
    const store = await openStore({ remotes });
    expect(header().getByRole('link', { name: 'Stores' })).toHaveAttribute('href', path);
    const footer = within(screen.getByRole('contentinfo'));
    expect(await footer.findByRole('link', { name: 'Find a store' })).toHaveAttribute('href', path);
    store.unmount();
    await openStore({ remotes, language: 'ar' });
    expect(header().getByRole('link', { name: 'المتاجر' })).toHaveAttribute('href', `/ar${path}`);
  });

  test('while payments are tests, every page says so [PAY-13]', async () => {
    const store = await openStore({ testPayments: true });
    expect(screen.getByText(/^Test payments/)).toBeInTheDocument();
    store.unmount();
    await openStore();
    expect(screen.queryByText(/^Test payments/)).not.toBeInTheDocument();
  });

  test.each(['/Checkout', '/payment'])('on %s the header is reduced to logo and help', async (path) => {
    await openStore({ path });
    expect(
      header()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', links.contact()]);
    expect(screen.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
  });
});

describe('the account', () => {
  test('a visitor finds a plain link to /Login [SH-03]', async () => {
    await openStore();
    expect(header().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/Login');
    expect(header().queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
  });

  test('a logged-in shopper finds profile, orders and logout; Escape closes the menu [SH-03]', async () => {
    const { user } = await openStore({ loggedInAs: asha });
    const account = header().getByRole('button', { name: 'Account' });
    expect(header().queryByRole('link', { name: 'My profile' })).not.toBeInTheDocument();
    await user.click(account);
    expect(await header().findByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
    expect(header().getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/myorders');
    expect(header().getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(account).toHaveAttribute('aria-expanded', 'false');
    expect(account).toHaveFocus();
  });

  test('the logOut flag alone brings the plain link back [SH-03]', async () => {
    await openStore({ loggedInAs: asha });
    act(() => $logOut.set('1'));
    expect(header().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/Login');
    expect(header().queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
  });

  test("Logout asks the account's owner to log out [SH-03]", async () => {
    let asked = 0;
    const stop = on('account:logout-requested', () => asked++);
    const { user } = await openStore({ loggedInAs: asha });
    await user.click(header().getByRole('button', { name: 'Account' }));
    await user.click(await header().findByRole('button', { name: 'Logout' }));
    expect(asked).toBe(1);
    stop();
  });

  test('until the storage is read, the page is that of a visitor with an empty cart [SH-03] [SH-04]', async () => {
    localStorage.setItem('user', JSON.stringify(asha));
    localStorage.setItem('Token', 'token');
    localStorage.setItem('cartItems', JSON.stringify([line(1)]));
    await openStore({ storageReady: false });
    expect(header().getByRole('link', { name: 'Log in' })).toBeInTheDocument();
    expect(header().getByRole('link', { name: 'Cart' })).toBeInTheDocument();
  });
});

describe('the cart', () => {
  test('shows the number of distinct lines, and nothing while it is empty [SH-04]', async () => {
    await openStore();
    const cart = () => header().getByRole('link', { name: /^Cart/ });
    expect(cart()).toHaveAttribute('href', '/Cart');
    expect(cart()).toHaveAccessibleName('Cart');
    expect(cart()).toHaveTextContent('');
    act(() => $cartLines.set([line(1), line(2)]));
    expect(cart()).toHaveAccessibleName('Cart, 2 different items');
    expect(cart()).toHaveTextContent('2');
  });

  test('announces changes politely, and not what a page starts with [SH-04]', async () => {
    localStorage.setItem('cartItems', JSON.stringify([line(1)]));
    await openStore();
    const spoken = () => header().getByRole('status');
    expect(spoken()).toHaveTextContent('');
    act(() => $cartLines.set([line(1), line(2), line(3)]));
    expect(spoken()).toHaveTextContent('3 different items in your cart');
    act(() => $cartLines.set([]));
    expect(spoken()).toHaveTextContent('Your cart is empty');
  });

  // A toast said 'added', then the header said the number.
  test('does not repeat what a toast or the cart’s page has said [SH-04]', async () => {
    await openStore();
    const spoken = () => header().getByRole('status');
    act(() => {
      $cartLines.set([line(1)]);
      emit('cart:line-added', { requestId: 'add-1', productId: 1, quantity: 5 });
    });
    expect(spoken()).toHaveTextContent('');
    act(() => $cartLines.set([line(1), line(2)]));
    expect(spoken()).toHaveTextContent('2 different items in your cart');
  });

  test('leaves what changes on its page to that page [SH-04]', async () => {
    await openStore({ path: '/Cart' });
    act(() => $cartLines.set([line(1)]));
    expect(header().getByRole('status')).toHaveTextContent('');
  });
});

// 'Added to cart' was said in a browser without room, and the cart was empty after a reload.
test('where nothing can be stored, a notice says that the cart is lost with the tab [SH-27]', async () => {
  await openStore();
  const notice = () => screen.queryByText(/your cart will be lost when you close this tab/);
  act(() => $storageRefused.set(true));
  expect(notice()).not.toBeInTheDocument();
  act(() => $cartLines.set([line(1)]));
  expect(await screen.findByText(/your cart will be lost when you close this tab/)).toHaveAttribute('role', 'status');
  act(() => $storageRefused.set(false));
  expect(notice()).not.toBeInTheDocument();
});

describe('the wish list', () => {
  test('a visitor reaches it from the header, which counts its items [CAT-31]', async () => {
    await openStore();
    const wishList = () => header().getByRole('link', { name: /^Wish list/ });
    expect(wishList()).toHaveAttribute('href', '/wishlist');
    expect(wishList()).toHaveTextContent('');
    act(() => $wishList.set([3, 5]));
    expect(wishList()).toHaveAccessibleName('Wish list, 2 items');
    expect(wishList()).toHaveTextContent('2');
  });

  test("a member also finds it in the account's menu [CAT-31]", async () => {
    const { user } = await openStore({ loggedInAs: asha });
    await user.click(header().getByRole('button', { name: 'Account' }));
    const orders = await header().findByRole('link', { name: 'My orders' });
    const menu = within(orders.closest('ul') as HTMLElement);
    expect(menu.getByRole('link', { name: 'Wish list' })).toHaveAttribute('href', '/wishlist');
  });
});

describe('the language', () => {
  afterEach(() => declareLanguages([]));
  const URDU = [{ code: 'ur', id: 3, name: 'اردو', dir: 'rtl', locale: 'ur-IN', script: 'Arab' }] as const;

  test.each([
    ['en', 'العربية', '/ar/collections/sofas?page=2'],
    ['ar', 'English', '/collections/sofas?page=2'],
  ] as const)('from %s, %s is the same page in place [SH-16]', async (language, name, target) => {
    const { user, path } = await openStore({ path: '/collections/sofas?page=2', language });
    const other = header().getByRole('link', { name });
    expect(other).toHaveAttribute('href', target);
    expect(other).toHaveAttribute('hreflang', language === 'en' ? 'ar' : 'en');
    await user.click(other);
    expect(path()).toBe(target);
  });

  test('of three languages is a menu with the two others [SH-21]', async () => {
    declareLanguages(URDU);
    const { user, path } = await openStore({ path: '/collections/sofas?page=2' });
    const menu = header().getByLabelText('Language: English');
    await user.click(menu);
    expect(header().getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '/ar/collections/sofas?page=2');
    await user.click(header().getByRole('link', { name: 'اردو' }));
    expect(path()).toBe('/ur/collections/sofas?page=2');
  });

  test('closes its menu with Escape, and gives focus back [SH-21]', async () => {
    declareLanguages(URDU);
    const { user } = await openStore({ path: '/Faqs' });
    const menu = header().getByLabelText('Language: English');
    await user.click(menu);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(menu.closest('details')).not.toHaveAttribute('open');
    expect(menu).toHaveFocus();
  });

  test('every label around the page is Arabic on an Arabic page [SH-16]', async () => {
    await openStore({ language: 'ar', loggedInAs: asha, testPayments: true });
    const untranslated = /[A-Za-z]{3,}/;
    const named = [
      ...screen.getAllByRole('link'),
      ...screen.getAllByRole('button'),
      ...screen.getAllByRole('navigation'),
    ];
    const names = named
      .map((element) => element.getAttribute('aria-label') ?? '')
      .filter((label) => untranslated.test(label));
    // What keeps its Latin letters is a name: the store's, an address, a network.
    expect(names).toEqual(['الصفحة الرئيسية لمتجر Kashtha & Co.', 'راسلنا على care@store.example', 'Instagram']);
  });
});

describe('the footer', () => {
  test('names the seller on every page: legal name, address, GSTIN, and whom to call or write to [CON-07]', async () => {
    await openStore();
    const footer = screen.getByRole('contentinfo');
    for (const fact of [sampleSite.legalName, sampleSite.address, sampleSite.gstin, sampleSite.email]) {
      expect(footer).toHaveTextContent(fact);
    }
    expect(within(footer).getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+918000000000');
  });

  test('has the editors’ lists of links, and how to reach the store [SH-07] [CON-09]', async () => {
    await openStore();
    const footer = within(screen.getByRole('contentinfo'));
    const policies = within(footer.getByRole('navigation', { name: 'Policies' }));
    expect(policies.getByRole('link', { name: 'Terms of sale' })).toHaveAttribute('href', '/pages/terms');
    const targets = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(
      expect.arrayContaining([
        '/Aboutus',
        '/bulk-order',
        'tel:+918000000000',
        'mailto:care@store.example',
        'https://social.example/store',
      ]),
    );
  });

  test.each(['/Checkout', '/payment'])('on %s it is seller and policies alone [SH-07]', async (path) => {
    await openStore({ path });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/pages/terms']);
    expect(footer.getByText(/GSTIN/)).toBeInTheDocument();
    expect(footer.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('navigation', () => {
  test('moves focus to the heading and announces the page [SH-17]', async () => {
    document.title = 'Home';
    const { user } = await openStore();
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Another page' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    document.title = 'About us';
    expect(await screen.findByText('About us', { selector: '[role=status]' })).toBeInTheDocument();
  });

  test('a change of language keeps the focus where it is [SH-16] [SH-17]', async () => {
    const { user } = await openStore();
    await user.click(header().getByRole('link', { name: 'العربية' }));
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
  });
});
