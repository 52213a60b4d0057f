import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SiteProvider } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { image } from '../testing/home-answers.ts';
import { wholeSite } from '../testing/sample-site.ts';
import { Film } from './film.tsx';

const openPage = (video = wholeSite.video) =>
  renderPage(
    <SiteProvider value={{ ...wholeSite, ...(video ? { video } : {}) }}>
      <Film poster={image('room')} />
    </SiteProvider>,
  );

test('before the click there is a poster of the store’s own and no request to the player’s origin [HOME-05]', async () => {
  const { container } = await openPage();
  expect(container.querySelector('iframe')).toBeNull();
  const fetched = [...container.querySelectorAll('[src], [srcset]')].map((element) => element.outerHTML).join();
  expect(fetched).toContain('/media/room');
  expect(fetched).not.toContain('player.example');
  expect(screen.getByText(/another website, which learns of your visit only when you press play/)).toBeInTheDocument();
});

test('a click puts the player in the poster’s place, named and fenced in [HOME-05]', async () => {
  document.documentElement.dataset.embeds = 'video map';
  const { user } = await openPage();
  await user.click(screen.getByRole('link', { name: 'Play the film: A day in our workshop' }));
  const player = screen.getByTitle('A day in our workshop');
  expect(player).toHaveAttribute('src', 'https://player.example/embed/film?rel=0');
  expect(player).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups');
  expect(player).toHaveFocus();
});

test('in a document whose policy lets no player in, the poster leads to it [SEC-01]', async () => {
  document.documentElement.dataset.embeds = '';
  const { user } = await openPage();
  const poster = screen.getByRole('link', { name: 'Play the film: A day in our workshop' });
  const followed = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', (event) => followed(event), { once: true });
  await user.click(poster);
  expect(screen.queryByTitle('A day in our workshop')).not.toBeInTheDocument();
  expect(followed).toHaveBeenCalled();
});

test('without scripts the poster is a link to the film', async () => {
  await openPage();
  expect(screen.getByRole('link', { name: /Play the film/ })).toHaveAttribute(
    'href',
    'https://player.example/embed/film?rel=0',
  );
});

test.each(['javascript:alert(1)', 'http://player.example/embed', '/own/page', ''])(
  'an address like %p is no film: it could run here, or be read on the way',
  async (embedUrl) => {
    await openPage({ title: 'A film', embedUrl });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  },
);
