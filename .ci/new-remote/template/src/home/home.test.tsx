import { screen } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { Note } from '../note/note.tsx';
import arabicWords from '../words.ar.ts';
import { page } from './page.tsx';

const fragments = { 'new-team/fragments/note': Note };

test('the page has a heading and shows the note', async () => {
  await renderPage(page, { path: '/new-team', fragments });
  expect(screen.getByRole('heading', { level: 1, name: 'New team' })).toBeInTheDocument();
  expect(screen.getByRole('note')).toHaveTextContent('Shown by a fragment.');
});

test('the page is in Arabic, too', async () => {
  installWords('new-team', 'ar', arabicWords);
  await renderPage(page, { path: '/new-team', language: 'ar', fragments });
  expect(screen.getByRole('heading', { level: 1, name: arabicWords.title })).toBeInTheDocument();
});
