import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SiteProvider } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { wholeSite } from '../testing/sample-site.ts';
import { StoreMap } from './store-map.tsx';

beforeEach(() => {
  // jsdom has no layout, no screen size and loads no tiles: the tests fire the tile events.
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 400 });
  document.documentElement.dataset.embeds = 'map';
});

const openPage = (site = wholeSite) =>
  renderPage(
    <SiteProvider value={site}>
      <StoreMap />
    </SiteProvider>,
  );

const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];

async function openMap(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Open the map' }));
  await waitFor(() => expect(tiles()).not.toEqual([]));
}
const tilesCome = () => tiles().map((tile) => fireEvent.load(tile));
const tilesFail = () => tiles().map((tile) => fireEvent.error(tile));

const drawing = () => screen.queryByRole('img', { name: /Drawn map of our locations/ });

test('the drawn map with its places shows until a click, without a request to the tiles’ origin [HOME-06]', async () => {
  const { container } = await openPage();
  expect(drawing()).toHaveAccessibleName('Drawn map of our locations: Jodhpur workshop, Bengaluru showroom');
  expect(container.innerHTML).not.toContain('tiles.example/');
  expect(tiles()).toEqual([]);
  expect(screen.getByText(/another website, which learns of your visit only when you open it/)).toBeInTheDocument();
});

test('where the document’s policy lets no tiles in, the drawn map stays and says so [SEC-01]', async () => {
  document.documentElement.dataset.embeds = 'video';
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Open the map' }));
  expect(screen.getByRole('status')).toHaveTextContent('The map cannot be loaded right now');
  expect(tiles()).toEqual([]);
});

test('a click opens the map; the drawing stays until its first tile is there [HOME-06]', async () => {
  const { user } = await openPage();
  await openMap(user);
  // Zoom 10, on the first place: the store.
  expect(tiles()[0]?.src).toMatch(/^https:\/\/[abc]\.tiles\.example\/10\/7[12]\d\/43\d\.png$/);
  expect(screen.getByText('© Map <makers>')).toBeInTheDocument();
  expect(drawing()).toBeInTheDocument();
  tilesCome();
  expect(drawing()).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Map of our locations' })).toBeInTheDocument();
});

test('the drawn map stays when no tile can be had, and says so; the map can be tried again [HOME-06]', async () => {
  const { user } = await openPage();
  await openMap(user);
  tilesFail();
  expect(drawing()).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('The map cannot be loaded right now.');
  expect(tiles()).toEqual([]);
  await openMap(user);
});

test('a store without tiles has the drawn map and nothing to open [HOME-06]', async () => {
  const { mapTiles: _, ...site } = wholeSite;
  await openPage(site);
  expect(drawing()).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Open the map' })).not.toBeInTheDocument();
});

test('every place has its address and the way to it, next to telephone and e-mail [HOME-06]', async () => {
  await openPage();
  expect(screen.getByText('12 Workshop Lane, Jodhpur')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Directions to Bengaluru showroom' })).toHaveAttribute(
    'href',
    expect.stringContaining('mlat=12.9716&mlon=77.5946'),
  );
  expect(screen.getByRole('link', { name: '+91 80000 00000' })).toHaveAttribute('href', 'tel:+918000000000');
  expect(screen.getByRole('link', { name: 'care@store.example' })).toHaveAttribute('href', 'mailto:care@store.example');
});

test('the place that was pressed is marked among the addresses', async () => {
  const { user } = await openPage();
  await openMap(user);
  tilesCome();
  await user.click(screen.getByRole('button', { name: 'Jodhpur workshop' }));
  const place = screen.getByRole('heading', { name: 'Jodhpur workshop' }).closest('li');
  expect(place).toHaveAttribute('data-chosen');
});

test('the open map moves to a place chosen in the list', async () => {
  const { user } = await openPage();
  expect(screen.queryByRole('button', { name: /Show on the map/ })).not.toBeInTheDocument();
  await openMap(user);
  tilesCome();
  await user.click(screen.getByRole('button', { name: 'Show on the map Bengaluru showroom' }));
  await waitFor(() => expect(tiles().at(-1)?.src).toMatch(/\/10\/73\d\/47\d\.png$/));
});

test('leaving the page closes the map', async () => {
  const { user, unmount } = await openPage();
  await openMap(user);
  const shown = document.querySelector('.leaflet-container');
  unmount();
  expect(shown).toBeEmptyDOMElement();
});
