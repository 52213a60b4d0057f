import { screen, within } from '@testing-library/react';
import { webContentOf } from 'shared-contracts/domain/web-content';
import { renderPage } from 'shared-contracts/testing/render-page';
import { page } from './page.tsx';
import { pageNameOf } from './page-name.ts';

const content = (Title: string, DataContent = '<h2>Why</h2><p>Because.</p>') => ({
  PageName: 'aboutus',
  Title,
  Meta_Keyword: 'about',
  Meta_Description: 'Who we are.',
  Meta_Schema: '{"@type":"AboutPage"}',
  DataContent,
});

describe('which content a path shows', () => {
  test.each([
    ['/Aboutus', 'aboutus'],
    ['/ar/Contactus', 'contactus'],
    ['/bulk-order', 'bulk-order'],
    ['/Customized-Furniture', 'customized-furniture'],
    ['/pages/terms', 'terms'],
    ['/pages/warranty', 'warranty'],
    ['/pages/privacy', 'privacy'],
    ['/pages/delivery-and-assembly', 'delivery-and-assembly'],
    ['/pages/care', 'care'],
    ['/pages/cancellation-return-refund', 'cancellation-return-refund'],
    ['/ar/pages/grievance', 'grievance'],
    ['/pages/privacy-choices', 'privacy-choices'],
    ['/pages/diwali-at-the-workshop', 'diwali-at-the-workshop'],
  ])('%s shows %s [CON-01] [SH-07]', (path, name) => {
    expect(pageNameOf(path)).toBe(name);
  });

  test.each([
    '/pages/home',
    '/pages/aboutus',
    '/pages/studios',
    '/pages/toString',
    '/pages/terms/more',
    '/Blog/terms',
    '/Aboutus/more',
    '/constructor',
  ])('%s shows nothing, so that no page has two addresses', (path) => {
    expect(pageNameOf(path)).toBeNull();
  });
});

describe('an article', () => {
  test('shows where it is, its heading and its text [CON-01]', async () => {
    const { calls } = await renderPage(page, { path: '/Aboutus', api: { 'get-web-content': content('About us') } });
    expect(calls[0]?.request).toEqual({ PageName: 'aboutus', recordValueJson: '[]' });
    expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Why' })).toBeInTheDocument();
    const trail = within(screen.getByRole('navigation'));
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(trail.getByText('About us')).toHaveAttribute('aria-current', 'page');
  });

  test('opens with what it is about, in a sentence [CON-01]', async () => {
    await renderPage(page, { path: '/pages/care', api: { 'get-web-content': content('Furniture care') } });
    expect(screen.getByText('Who we are.')).toBeInTheDocument();
  });

  test('that is long lists its parts, each with the way to it [CON-01]', async () => {
    const parts = ['Your order', 'Prices', 'Payment', 'Law'].map((part) => `<h2>${part}</h2><p>Text.</p>`).join('');
    await renderPage(page, { path: '/pages/terms', api: { 'get-web-content': content('Terms', parts) } });
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Your order', 'Prices', 'Payment', 'Law']);
    const [first = ''] = links.map((link) => link.getAttribute('href')?.slice(1));
    expect(document.getElementById(first)).toHaveTextContent('Your order');
  });

  test('that is short lists nothing', async () => {
    await renderPage(page, { path: '/pages/care', api: { 'get-web-content': content('Furniture care') } });
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
  });

  test('says that it is in English on an Arabic page, and keeps its links in the page’s language [SH-16]', async () => {
    await renderPage(page, {
      path: '/pages/terms',
      pattern: '/pages/:slug',
      language: 'ar',
      api: { 'get-web-content': content('Terms', '<p>See <a href="/pages/warranty">the warranty</a>.</p>') },
    });
    const name = screen.getByRole('heading', { level: 1 }).firstElementChild;
    expect(name).toHaveAttribute('lang', 'en');
    expect(name).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('link', { name: 'the warranty' })).toHaveAttribute('href', '/ar/pages/warranty');
  });

  test('shows nothing active of what the API sends [CAT-18]', async () => {
    const { container } = await renderPage(page, {
      path: '/Aboutus',
      api: {
        'get-web-content': content('About us', '<p>Hello<script>alert(1)</script><img src=x onerror=alert(1)></p>'),
      },
    });
    expect(container.querySelector('script, img')).toBeNull();
    expect(screen.getByText('Hello')).toBeInTheDocument();
  });

  test('under another spelling of its slug is a redirect to the one that counts [SH-23]', async () => {
    const outcome = await page.load?.({
      url: new URL('http://store.test/ar/pages/Terms'),
      params: { slug: 'Terms' },
      language: 'ar',
    } as never);
    expect(outcome).toEqual({ kind: 'redirect', to: '/pages/terms', permanent: true });
  });

  test.each([
    ['/pages/unknown', { 'get-web-content': null }],
    ['/pages/terms', { 'get-web-content': null }],
  ])('at %s that does not exist is a 404 with a way on', async (path, api) => {
    const outcome = await page.load?.({
      url: new URL(`http://store.test${path}`),
      params: { slug: path.split('/').at(-1) },
      language: 'en',
      api: { call: async () => ({ ok: true, value: null }) },
      signal: new AbortController().signal,
    } as never);
    expect(outcome).toEqual({ kind: 'show', data: null, status: 404 });
    await renderPage(page, { path, api });
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  });

  test('has title, description, keywords and structured data of its content [SH-18]', () => {
    const wire = { ...content('About us'), Pictures: [] };
    const { meta } = webContentOf(wire) ?? ({} as never);
    const head = page.head({ meta, text: [], contents: [] }, { language: 'en', storeName: 'Kashtha & Co.' });
    expect(head).toEqual({
      title: 'Kashtha & Co. - About us',
      description: 'Who we are.',
      keywords: 'about',
      structuredData: [{ '@type': 'AboutPage' }],
    });
    expect(page.head(null, { language: 'en', storeName: 'Kashtha & Co.' }).noindex).toBe(true);
  });
});
