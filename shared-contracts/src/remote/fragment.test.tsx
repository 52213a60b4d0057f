import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment } from './fragment.tsx';
import { provideRemotePort, type RemotePort } from './port.ts';

const shelf = { heading: 'New', products: [] };
const module = { fragment: { Component: ({ heading }: { heading: string }) => <h2>{heading}</h2> } };

function Broken(): never {
  throw new Error('broken');
}

/** A shell whose catalogue does what the test says. */
function shellWith(port: Partial<RemotePort>) {
  provideRemotePort({ loaded: () => undefined, failed: () => false, load: async () => undefined, ...port });
}

describe('a fragment of another team', () => {
  test('is there at once when its module is loaded', () => {
    shellWith({ loaded: () => module });
    render(<Fragment id="catalog/fragments/product-shelf" {...shelf} />);
    expect(screen.getByRole('heading', { name: 'New' })).toBeVisible();
  });

  test('that is away says so, and Retry brings it when it is back [SH-12]', async () => {
    let back = false;
    shellWith({ failed: () => true, loaded: () => (back ? module : undefined), load: async () => (back = true) });
    render(<Fragment id="catalog/fragments/product-shelf" {...shelf} />);
    expect(screen.getByRole('status')).toHaveTextContent('unavailable right now');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'New' })).toBeVisible();
  });

  test('that fails again keeps offering Retry [SH-12]', async () => {
    shellWith({ failed: () => true, load: () => Promise.reject(new Error('still away')) });
    render(<Fragment id="catalog/fragments/product-shelf" {...shelf} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('that throws leaves the page around it alone [SH-12]', () => {
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
