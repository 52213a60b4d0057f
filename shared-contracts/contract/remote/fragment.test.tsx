import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { Fragment } from './fragment.tsx';
import { provideRemotePort, type RemotePort } from './port.ts';

const shelf = { heading: 'New', products: [] };
const module = { fragment: { Component: ({ heading }: { heading: string }) => <h2>{heading}</h2> } };

function Broken(): never {
  throw new Error('broken');
}

/** Nothing is in view: jsdom has no layout. */
globalThis.IntersectionObserver ??= class {
  observe() {}
} as unknown as typeof IntersectionObserver;

/** A shell with a scripted catalogue. */
function shellWith(port: Partial<RemotePort>) {
  provideRemotePort({ loaded: () => undefined, failed: () => false, load: async () => undefined, ...port });
}

/** Runs pending promise callbacks. */
const flushed = () => act(async () => undefined);

/** What suspends goes on only in an act that is awaited. */
const retry = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));

describe('a fragment of another team', () => {
  test('is rendered at once when its module has loaded', () => {
    shellWith({ loaded: () => module });
    render(<Fragment id="catalog/fragments/product-shelf" {...shelf} />);
    expect(screen.getByRole('heading', { name: 'New' })).toBeVisible();
  });

  test('that is unavailable shows so, and Retry loads it when it is back [SH-12]', async () => {
    let back = false;
    shellWith({ failed: () => true, loaded: () => (back ? module : undefined), load: async () => (back = true) });
    render(<Fragment id="catalog/fragments/product-shelf" {...shelf} />);
    expect(screen.getByRole('status')).toHaveTextContent('unavailable right now');
    await retry();
    expect(await screen.findByRole('heading', { name: 'New' })).toBeVisible();
  });

  test('that fails again keeps offering Retry [SH-12]', async () => {
    shellWith({ failed: () => true, load: () => Promise.reject(new Error('still unavailable')) });
    render(<Fragment id="catalog/fragments/product-shelf" {...shelf} />);
    await retry();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('that throws leaves the page around it unaffected [SH-12]', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    shellWith({ loaded: () => ({ fragment: { Component: Broken } }) });
    render(
      <main>
        <h1>Home</h1>
        <Fragment id="catalog/fragments/product-shelf" {...shelf} />
      </main>,
    );
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(screen.getByRole('status')).toBeVisible();
    quiet.mockRestore();
  });
});

function Shelf({ heading }: { readonly heading: string }) {
  const [open, setOpen] = useState(false);
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {heading} {open ? 'open' : 'closed'}
    </button>
  );
}

function Page() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      <Fragment id="catalog/fragments/product-shelf" {...shelf} placeholder={<p>Loading</p>} />
    </main>
  );
}

describe('a fragment that the server has rendered and whose module loads late', () => {
  /** A page as the browser takes it over from the server; `arrive` and `fail` end the load of the shelf's module. */
  async function takenOver() {
    const shelfModule = { fragment: { Component: Shelf } };
    shellWith({ loaded: () => shelfModule });
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<Page />);

    let here = false;
    let end: { resolve: () => void; reject: (fault: Error) => void } | undefined;
    const load = jest.fn(() => new Promise<void>((resolve, reject) => (end = { resolve, reject })));
    shellWith({ loaded: () => (here ? shelfModule : undefined), load });
    const recovered = jest.fn();
    const hydrated = await act(async () => hydrateRoot(root, <Page />, { onRecoverableError: recovered }));
    return {
      load,
      recovered,
      arrive: async () => {
        here = true;
        await act(async () => end?.resolve());
      },
      fail: () => act(async () => end?.reject(new Error('unavailable'))),
      leave: () => {
        act(() => hydrated.unmount());
        root.remove();
      },
    };
  }

  test('keeps its markup, and the page around it is interactive [PERF-02]', async () => {
    const { load, recovered, leave } = await takenOver();
    const written = screen.getByRole('button', { name: 'New closed' });
    await userEvent.click(screen.getByRole('button', { name: 'Count 0' }));
    expect(screen.getByRole('button', { name: 'Count 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'New closed' })).toBe(written);
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledWith('catalog/fragments/product-shelf', 'en');
    expect(recovered).not.toHaveBeenCalled();
    leave();
  });

  test('is hydrated when its module has loaded [PERF-02]', async () => {
    const { arrive, recovered, leave } = await takenOver();
    const written = screen.getByRole('button', { name: 'New closed' });
    // The shopper's first input requests it.
    window.dispatchEvent(new Event('pointerdown'));
    await flushed();
    await arrive();
    expect(screen.getByRole('button', { name: 'New closed' })).toBe(written);
    await userEvent.click(written);
    expect(written).toHaveTextContent('New open');
    expect(recovered).not.toHaveBeenCalled();
    leave();
  });

  test('says so when it does not come, with a Retry that brings it [SH-12]', async () => {
    const { arrive, fail, recovered, leave } = await takenOver();
    window.dispatchEvent(new Event('pointerdown'));
    await flushed();
    await fail();
    expect(screen.getByRole('status')).toHaveTextContent('unavailable right now');
    await retry();
    await arrive();
    expect(await screen.findByRole('button', { name: 'New closed' })).toBeVisible();
    expect(recovered).not.toHaveBeenCalled();
    leave();
  });

  test('carries the name of its team, without a box [SH-20]', async () => {
    const { leave } = await takenOver();
    const region = screen.getByRole('button', { name: 'New closed' }).closest('[data-remote]');
    expect(region).toHaveAttribute('data-remote', 'mfe-catalog');
    expect(region).toHaveAttribute('data-module', 'catalog/fragments/product-shelf');
    expect(region).toHaveStyle({ display: 'contents' });
    leave();
  });
});
