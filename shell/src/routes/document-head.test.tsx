import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import { Outlet, RouterProvider } from 'shared-contracts/router';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { DocumentHead } from './document-head.tsx';
import { ShellProvider } from './shell-context.tsx';

/** A page says about itself where it is. */
const modules = {
  loaded: (id: string) => ({ page: { head: () => ({ title: id, structuredData: [{ '@type': id }] }) } }),
} as unknown as RemoteModules;
const layout = { site: { storeName: 'Store' } } as never;

function openAt(path: string) {
  const pages = ['/Aboutus', '/Blog'].map((path) => {
    const storePath = STORE_PATHS.find((known) => known.path === path);
    return { path, handle: { page: storePath?.page, storePath }, element: null };
  });
  const root = (
    <ShellProvider value={{ modules, layout, composition: { remotes: {} } }}>
      <DocumentHead />
      <Outlet />
    </ShellProvider>
  );
  const router = createMemoryRouter([{ element: root, children: pages }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

const shown = () => ({
  title: document.title,
  canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
  data: document.querySelector('script[type="application/ld+json"]')?.textContent,
});

// After Back to the page of the document itself, title, canonical and JSON-LD stayed those of the page left.
test('the head is that of the page shown, also after Back to the first page of the visit [SH-23]', async () => {
  document.title = 'as the server wrote it';
  const router = openAt('/Aboutus');
  expect(shown()).toMatchObject({ title: 'as the server wrote it' });
  await act(() => router.navigate('/Blog'));
  await waitFor(() =>
    expect(shown()).toMatchObject({ title: 'content/pages/blog', canonical: `${location.origin}/Blog` }),
  );
  await act(() => router.navigate(-1));
  const about = 'content/pages/article';
  await waitFor(() =>
    expect(shown()).toEqual({
      title: about,
      canonical: `${location.origin}/Aboutus`,
      data: JSON.stringify({ '@type': about }),
    }),
  );
});
