import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { Stars } from './stars.tsx';

test('a rating has a text alternative', async () => {
  const { container } = await renderPage(<Stars rating={4.26} count={27} />);
  expect(screen.getByRole('img', { name: 'Rated 4.3 out of 5' })).toBeInTheDocument();
  expect(container).toHaveTextContent('27 reviews');
});

test('a rating beyond the scale stays on it', async () => {
  await renderPage(<Stars rating={7} />);
  expect(screen.getByRole('img', { name: 'Rated 5.0 out of 5' })).toBeInTheDocument();
});
