import { fireEvent, screen } from '@testing-library/react';
import { installWords, type Language } from 'shared-contracts';
import { fakeTime } from 'shared-contracts/testing/fake-time';
import { renderPage } from 'shared-contracts/testing/render-page';
import arabic from '../words.ar.ts';
import { Consent } from './consent.tsx';

const pass = fakeTime();

installWords('shell', 'ar', arabic);

/** A visit with what the browser has stored of earlier ones. */
function visit(stored: string | null, language: Language = 'en', path = '/') {
  if (stored) localStorage.setItem('store:consent', stored);
  return renderPage(<Consent />, { language, path });
}

test('a new visitor is asked, in words that say what is stored [CON-08]', async () => {
  await visit(null);
  const question = await screen.findByRole('complementary', { name: 'Your privacy choice' });
  expect(question).toHaveTextContent('May we remember the products you look at?');
  expect(screen.getByRole('link', { name: 'More about your choices' })).toHaveAttribute(
    'href',
    '/pages/privacy-choices',
  );
  expect(localStorage.getItem('store:consent')).toBeNull();
});

test.each([
  ['Yes, remember', true],
  ['No, thanks', false],
])('%s is stored and the question disappears [CON-08]', async (name, optional) => {
  await visit(null);
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('store:consent') ?? '')).toEqual({
    optional,
    decidedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test('a visitor who has chosen is not asked again [CON-08]', async () => {
  await visit('{"optional":false,"decidedAt":"2026-11-22T00:00:00.000Z"}');
  await pass(10_000);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test.each([
  ['/Cart', 'en'],
  ['/Checkout', 'ar'],
  ['/payment', 'en'],
] as const)('the question does not appear on %s (%s) [CON-08]', async (path, language) => {
  await visit(null, language, path);
  await pass(10_000);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('it asks in Arabic where the page is [CON-08] [SH-16]', async () => {
  await visit(null, 'ar');
  expect(await screen.findByRole('button', { name: 'لا، شكرًا' })).toBeVisible();
});
