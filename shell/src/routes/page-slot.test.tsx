// The catalogue's scripts came 30 s late: a product that could be read became 'Loading…', then 'taking a short break'.
import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from 'shared-contracts/router';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { PageSlot } from './page-slot.tsx';
import { ShellProvider } from './shell-context.tsx';

function Sofa() {
  const [times, setTimes] = useState(0);
  return (
    <button type="button" onClick={() => setTimes(times + 1)}>
      Added {times} times
    </button>
  );
}
const sofa = { page: { Component: Sofa, head: () => ({ title: 'Sofa' }) } };

/** A module that fails to load until it has come. */
function lateModules() {
  let isHere = false;
  const load = jest.fn(() => (isHere ? Promise.resolve(sofa) : Promise.reject(new Error('late'))));
  const modules = {
    loaded: () => (isHere ? sofa : undefined),
    versionOf: () => '1.0.0',
    load,
  };
  const come = () => {
    isHere = true;
  };
  return { modules: modules as unknown as RemoteModules, load, come };
}

function store(modules: RemoteModules) {
  const layout = { site: { storeName: 'Store' } } as never;
  const page = <PageSlot page="catalog/pages/product" />;
  const router = createMemoryRouter([{ path: '/', element: page, id: 'page', loader: () => null }], {
    hydrationData: { loaderData: { page: null } },
  });
  return (
    <ShellProvider value={{ modules, layout, composition: { remotes: {} } }}>
      <RouterProvider router={router} />
    </ShellProvider>
  );
}

const onRecoverableError = jest.fn();
let root: ReturnType<typeof hydrateRoot>;
afterEach(() => {
  act(() => root.unmount());
  jest.useRealTimers();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

/** The server's page, in a browser where its code is late. */
async function served() {
  jest.useFakeTimers();
  const here = lateModules();
  here.come();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(store(here.modules));
  const button = screen.getByRole('button', { name: 'Added 0 times' });
  const late = lateModules();
  await act(async () => {
    root = hydrateRoot(place, store(late.modules), { onRecoverableError });
  });
  return { button, ...late };
}

test('a page whose code is late stays as served, says so, and lives when its code has come [SH-12]', async () => {
  const { button, come } = await served();
  expect(button).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('unavailable right now');
  come();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Added 0 times' }));
  expect(screen.getByRole('button', { name: 'Added 1 times' })).toBeVisible();
});

test('Retry brings the page without waiting [SH-12]', async () => {
  const { come } = await served();
  come();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Added 0 times' }));
  expect(screen.getByRole('button', { name: 'Added 1 times' })).toBeVisible();
});

test('a page that stays broken is asked for ever less often [SH-12]', async () => {
  const { load, button } = await served();
  await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
  expect(load.mock.calls.length).toBeLessThan(8);
  expect(button).toBeVisible();
});
