import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  $cartLines,
  $logOut,
  inLanguage,
  installWords,
  type Language,
  links,
  on,
  provideRemotePort,
} from 'shared-contracts';
import { Link } from 'shared-contracts/router';
import { renderPage } from 'shared-contracts/testing/render-page';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { sampleCategories } from '../menu/sample-categories.ts';
import { ShellProvider } from '../routes/shell-context.tsx';
import arabic from '../words.ar.ts';
import { CategoryDrawer } from './overlays.ts';
import { StoreLayout } from './store-layout.tsx';

installWords('shell', 'ar', arabic);

const asha = { UserID: 7, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.com' };
const line = (ProductId: number) => ({
  ProductId,
  ProductName: 'Sofa',
  Quantity: 5,
  Price: 45999,
  OrderMaximumQuantity: 10,
  Material: 'Fabric',
});

interface Setting {
  readonly path?: string;
  readonly language?: Language;
  readonly loggedInAs?: typeof asha;
  readonly testPayments?: boolean;
  readonly logo?: { LogoUrl: string; Alt: string };
  readonly storageReady?: boolean;
}

/** No remote is here: what the shell can do, it does alone. */
const noRemotes = {
  loaded: () => undefined,
  load: () => Promise.reject(new Error('unavailable')),
} as unknown as RemoteModules;

function openStore({ testPayments = false, logo, ...options }: Setting = {}) {
  const layout = { categories: [...sampleCategories], site: sampleSite, logo: logo ?? null, testPayments };
  return renderPage(
    <ShellProvider value={{ modules: noRemotes, layout }}>
      <StoreLayout {...layout}>
        <h1>The page</h1>
        <Link to={inLanguage(options.language ?? 'en', '/Aboutus')}>Another page</Link>
      </StoreLayout>
    </ShellProvider>,
    { pattern: '/*', ...options },
  );
}

const header = () => within(screen.getByRole('banner'));
/** One is in the bar of wide screens, one below the bar of narrow ones; styles show one of them. */
const searches = () => header().getAllByRole('searchbox', { name: /^(Search the store|ابحث في المتجر)$/ });

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
    await openStore({ logo: { LogoUrl: '/media/logo.png', Alt: 'Kashtha' } });
    expect(header().getByRole('img', { name: 'Kashtha' })).toHaveAttribute('src', '/media/logo.png');
  });

  test('before and without JavaScript the search is a form that leads to the listing [SH-02]', async () => {
    await openStore({ language: 'ar' });
    for (const search of searches()) {
      expect(search).toHaveAttribute('name', 'SearchTerm');
      expect(search.closest('form')).toHaveAttribute('action', '/ar/ProductListing');
    }
  });

  test('an empty search stays and waits for words [SH-01]', async () => {
    const { user, path } = await openStore();
    const [bar] = searches();
    await user.click(within(bar?.closest('form') as HTMLElement).getByRole('button', { name: 'Search' }));
    expect(path()).toBe('/');
    expect(bar).toHaveFocus();
  });

  test('the other language is in the bar that stays, and above it where the bar has no room [SH-01]', async () => {
    await openStore();
    const switches = header().getAllByRole('link', { name: 'العربية' });
    expect(switches.map((link) => link.getAttribute('href'))).toEqual(['/ar', '/ar']);
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
});

describe('the language', () => {
  test.each([
    ['en', 'العربية', '/ar/collections/sofas?page=2'],
    ['ar', 'English', '/collections/sofas?page=2'],
  ] as const)('from %s, %s is the same page in place [SH-16]', async (language, name, target) => {
    const { user, path } = await openStore({ path: '/collections/sofas?page=2', language });
    const other = header().getAllByRole('link', { name })[0] as HTMLElement;
    expect(other).toHaveAttribute('href', target);
    expect(other).toHaveAttribute('hreflang', language === 'en' ? 'ar' : 'en');
    await user.click(other);
    expect(path()).toBe(target);
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
  test('leads to the pages of the company, its policies and its support [SH-07]', async () => {
    await openStore();
    const footer = within(screen.getByRole('contentinfo'));
    const targets = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(
      expect.arrayContaining([
        '/Aboutus',
        '/Contactus',
        '/Blog',
        '/bulk-order',
        '/customer-reviews',
        '/Customized-Furniture',
        '/Faqs',
        '/pages/terms',
        '/pages/warranty',
        '/pages/privacy',
        '/pages/delivery-and-assembly',
        '/pages/care',
        '/pages/cancellation-return-refund',
        '/pages/grievance',
        '/pages/privacy-choices',
        'tel:+918000000000',
        'mailto:care@store.example',
        'https://social.example/store',
      ]),
    );
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
    await user.click(header().getAllByRole('link', { name: 'العربية' })[0] as HTMLElement);
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
  });
});

describe('what opens over the page', () => {
  test('the Menu button opens the categories as a dialog [SH-05]', async () => {
    await openStore();
    fireEvent.click(header().getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  });

  test('it closes when the shopper goes elsewhere, whichever way [SH-19]', async () => {
    const { user } = await openStore();
    fireEvent.click(header().getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    // A link below the dialog instead of Back, which no test browser has.
    await user.click(screen.getByRole('link', { name: 'Another page', hidden: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('an overlay that cannot be fetched shows a message, and the next tap retries [SH-05]', async () => {
    const { toasts } = await openStore();
    const { load, isLoaded } = CategoryDrawer;
    Object.assign(CategoryDrawer, { isLoaded: () => false, load: () => Promise.reject(new Error('offline')) });
    fireEvent.click(header().getByRole('button', { name: 'Menu' }));
    await waitFor(() =>
      expect(toasts.map(({ text }) => text)).toEqual([
        'This could not be opened. Please check your connection and try again.',
      ]),
    );
    Object.assign(CategoryDrawer, { isLoaded, load });
    fireEvent.click(header().getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  });
});

describe('the search while the catalogue is unavailable', () => {
  const drawer = () => screen.findByRole('dialog', { name: 'Search' });

  test('typing in the header goes on in the drawer, and Enter searches in the language of the page [SH-02]', async () => {
    const { user, path } = await openStore({ language: 'ar' });
    await user.type(searches()[0] as HTMLElement, ' te');
    const opened = within(await screen.findByRole('dialog', { name: 'بحث' }));
    const field = opened.getByRole('searchbox');
    expect(field).toHaveValue(' te');
    expect(field).toHaveFocus();
    await user.type(field, 'al sofa {Enter}');
    expect(path()).toBe('/ar/ProductListing?SearchTerm=teal%20sofa');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    for (const search of searches()) expect(search).toHaveValue('teal sofa');
  });

  test('the drawer says so, and Retry asks for the catalogue again [SH-02] [SH-12]', async () => {
    const { user } = await openStore();
    let asked = 0;
    const load = () => Promise.reject(new Error(`unavailable ${++asked}`));
    provideRemotePort({ loaded: () => undefined, failed: () => false, load });
    await user.click(searches()[0] as HTMLElement);
    const opened = within(await drawer());
    expect(await opened.findByText(/^Suggestions are unavailable/)).toBeInTheDocument();
    expect(opened.getByRole('searchbox')).toBeInTheDocument();
    const before = asked;
    await user.click(opened.getByRole('button', { name: 'Retry' }));
    expect(asked).toBe(before + 1);
  });

  test('Close gives the page back [SH-02]', async () => {
    const { user } = await openStore();
    await user.click(searches()[0] as HTMLElement);
    await user.click(within(await drawer()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
