import { screen } from '@testing-library/react';
import { links } from 'shared-contracts';
import { renderPage } from '../testing/render-page.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { CatalogueText } from './catalogue-text.tsx';
import { StoreLink } from './store-link.tsx';
import { useStoreNavigate } from './use-store-navigate.tsx';

test.each([
  ['en', links.cart(), '/Cart'],
  ['ar', links.cart(), '/ar/Cart'],
  ['ar', links.home(), '/ar'],
  ['ar', links.search('teal sofa'), '/ar/ProductListing?SearchTerm=teal%20sofa'],
] as const)('on a page in %s, a link to %s leads to %s [SH-16]', async (language, to, href) => {
  await renderPage(<StoreLink to={to}>There</StoreLink>, { language });
  expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', href);
});

function Leaver() {
  const navigate = useStoreNavigate();
  return (
    <button type="button" onClick={() => navigate(links.orders())}>
      Leave
    </button>
  );
}

test('code that navigates stays in the language too [SH-16]', async () => {
  const { user, path } = await renderPage(<Leaver />, { language: 'ar' });
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(path()).toBe('/ar/myorders');
});

test('a breadcrumb links to what is above and names the page itself', async () => {
  await renderPage(<Breadcrumb crumbs={[{ name: 'Home', to: '/' }, { name: 'Sofas' }]} />);
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Sofas')).toHaveAttribute('aria-current', 'page');
});

test('an untranslated name on an Arabic page says that it is English; a translated one does not [SH-16]', async () => {
  await renderPage(
    <>
      <CatalogueText text="King Size Beds" />
      <p>
        <CatalogueText text="أسرّة" />
      </p>
    </>,
    { language: 'ar' },
  );
  expect(screen.getByText('King Size Beds')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('King Size Beds')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('أسرّة')).not.toHaveAttribute('lang');
});
