import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { Picture } from './picture.tsx';

const image = {
  Url: '/media/abc',
  Alt: 'A teal sofa',
  Width: 960,
  Height: 720,
  Placeholder: 'data:image/webp;base64,AA',
};

test('a picture offers AVIF and WebP no wider than itself and keeps its space', async () => {
  const { container } = await renderPage(<Picture image={image} sizes="50vw" />);
  const shown = screen.getByRole('img', { name: 'A teal sofa' });
  expect(shown).toHaveAttribute('width', '960');
  expect(shown).toHaveAttribute('height', '720');
  expect(shown).toHaveAttribute('loading', 'lazy');
  const [avif, webp] = container.querySelectorAll('source');
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif?.srcset).toContain('/media/abc/960.avif 960w');
  expect(avif?.srcset).not.toContain('1440w');
  expect(webp?.srcset).toContain('/media/abc/480.webp 480w');
  expect(webp).toHaveAttribute('sizes', '50vw');
});

test('around a picture that does not fill its box is the colour of its edges: there is no seam [CAT-12]', async () => {
  await renderPage(<Picture image={{ ...image, Edge: '#e9e4dc' }} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveStyle({ backgroundColor: '#e9e4dc' });
});

test('the one above the fold is fetched early; text next to a picture may say it all', async () => {
  const { container } = await renderPage(<Picture image={image} sizes="100vw" priority alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  const shown = container.querySelector('img');
  expect(shown).toHaveAttribute('loading', 'eager');
  expect(shown).toHaveAttribute('fetchpriority', 'high');
});
