import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { SiteProvider } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { wholeSite } from '../testing/sample-site.ts';
import type { LiveMap, LiveMapOptions } from './live-map.ts';

/** Stands in for Leaflet, which needs a screen: what it is told, and what it tells, is all that is looked at here. */
const close = jest.fn();
const show = jest.fn();
const openLiveMap = jest.fn<(element: HTMLElement, options: LiveMapOptions) => LiveMap>(() => ({ close, show }));
jest.unstable_mockModule('./live-map.ts', () => ({ openLiveMap }));
const { StoreMap } = await import('./store-map.tsx');

beforeEach(() => {
  jest.clearAllMocks();
  document.documentElement.dataset.embeds = 'map';
});

const openPage = (site = wholeSite) =>
  renderPage(
    <SiteProvider value={site}>
      <StoreMap />
    </SiteProvider>,
  );

async function openMap(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Open the map' }));
  await waitFor(() => expect(openLiveMap).toHaveBeenCalled());
  const [element, options] = openLiveMap.mock.calls.at(-1) ?? [];
  if (!element || !options) throw new Error('the map was not opened');
  return { element, options };
}

const drawing = () => screen.queryByRole('img', { name: /Drawn map of India/ });

test('the drawn map with its places shows until a click, and nothing of the tiles’ origin is asked for [HOME-06]', async () => {
  const { container } = await openPage();
  expect(drawing()).toHaveAccessibleName('Drawn map of India with our places: Jodhpur workshop, Bengaluru showroom');
  expect(container.innerHTML).not.toContain('tiles.example/');
  expect(openLiveMap).not.toHaveBeenCalled();
  expect(screen.getByText(/Map tiles come from tiles\.example/)).toBeInTheDocument();
});

test('where the document’s policy lets no tiles in, the drawn map stays and says so [SEC-01]', async () => {
  document.documentElement.dataset.embeds = 'video';
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Open the map' }));
  expect(screen.getByRole('status')).toHaveTextContent('The map cannot be loaded right now');
  expect(openLiveMap).not.toHaveBeenCalled();
});

test('a click opens the map; the drawing stays until its first tile is there [HOME-06]', async () => {
  const { user } = await openPage();
  const { options } = await openMap(user);
  expect(options.places).toEqual(wholeSite.mapPoints);
  expect(options.tiles).toEqual(wholeSite.mapTiles);
  expect(drawing()).toBeInTheDocument();
  act(() => options.onShown());
  expect(drawing()).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Map of our places' })).toBeInTheDocument();
});

test('the drawn map stays when no tile can be had, and says so; the map can be tried again [HOME-06]', async () => {
  const { user } = await openPage();
  const { options } = await openMap(user);
  act(() => options.onAway());
  expect(drawing()).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('The map cannot be loaded right now.');
  expect(close).toHaveBeenCalledTimes(1);
  await openMap(user);
  expect(openLiveMap).toHaveBeenCalledTimes(2);
});

test('a store without tiles has the drawn map and nothing to open [HOME-06]', async () => {
  const { mapTiles: _, ...site } = wholeSite;
  await openPage(site);
  expect(drawing()).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Open the map' })).not.toBeInTheDocument();
});

test('every place has its address and the way to it, beside telephone and e-mail [HOME-06]', async () => {
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
  const { options } = await openMap(user);
  act(() => options.onShown());
  act(() => options.onChoose(1));
  const place = screen.getByRole('heading', { name: 'Bengaluru showroom' }).closest('li');
  expect(place).toHaveAttribute('data-chosen');
});

test('the open map moves to a place that is asked for in its list', async () => {
  const { user } = await openPage();
  expect(screen.queryByRole('button', { name: /Show on the map/ })).not.toBeInTheDocument();
  const { options } = await openMap(user);
  act(() => options.onShown());
  await user.click(screen.getByRole('button', { name: 'Show on the map Bengaluru showroom' }));
  expect(show).toHaveBeenCalledWith(1);
});

test('leaving the page closes the map', async () => {
  const { user, unmount } = await openPage();
  await openMap(user);
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
});
