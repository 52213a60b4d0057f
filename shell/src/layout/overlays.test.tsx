import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installWords, provideRemotePort } from 'shared-contracts';
import { header, openStore, search } from '../testing/open-store.tsx';
import arabic from '../words.ar.ts';
import { CategoryDrawer } from './overlays.ts';

installWords('shell', 'ar', arabic);

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
      expect(toasts.map(({ text }) => text)).toEqual(['This could not be opened. Please try again.']),
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
    await user.type(search(), ' te');
    const opened = within(await screen.findByRole('dialog', { name: 'بحث' }));
    const field = opened.getByRole('searchbox');
    expect(field).toHaveValue(' te');
    expect(field).toHaveFocus();
    await user.type(field, 'al sofa {Enter}');
    expect(path()).toBe('/ar/ProductListing?SearchTerm=teal%20sofa');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(search()).toHaveValue('teal sofa');
  });

  test('the drawer says so, and Retry asks for the catalogue again [SH-02] [SH-12]', async () => {
    const { user } = await openStore();
    let asked = 0;
    const load = () => Promise.reject(new Error(`unavailable ${++asked}`));
    provideRemotePort({ loaded: () => undefined, failed: () => false, load });
    await user.click(search());
    const opened = within(await drawer());
    expect(await opened.findByText(/^Suggestions are unavailable/)).toBeInTheDocument();
    expect(opened.getByRole('searchbox')).toBeInTheDocument();
    const before = asked;
    await user.click(opened.getByRole('button', { name: 'Retry' }));
    expect(asked).toBe(before + 1);
  });

  test('Close gives the page back [SH-02]', async () => {
    const { user } = await openStore();
    await user.click(search());
    await user.click(within(await drawer()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
