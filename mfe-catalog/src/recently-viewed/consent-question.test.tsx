import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installWords, type Language } from 'shared-contracts';
import { CONSENT_TEXTS } from 'shared-contracts/domain/consent-texts';
import { fakeTime } from 'shared-contracts/testing/fake-time';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { RecentlyViewed } from './recently-viewed.tsx';
import { useNoteViewed } from './use-note-viewed.ts';
import { recentlyViewedArabic } from './words.ar.ts';
import { recentlyViewedWords } from './words.ts';

const pass = fakeTime();

installWords('catalog', 'ar', recentlyViewedArabic);

/** A visit with what the browser has stored of earlier ones. */
function visit(stored: string | null, language: Language = 'en') {
  if (stored) localStorage.setItem('store:consent', stored);
  const api = { 'insert-consent': [{ ResponseMsg: 'Saved Successfully' }] };
  return renderPage(<RecentlyViewed productId={7} />, { language, api });
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
  ['Yes, remember', { optional: true, id: expect.stringMatching(/^[\da-f]{32}$/) }],
  ['No, thanks', { optional: false }],
])('%s is stored, the question disappears, and the focus stays in its place [CON-08]', async (name, decided) => {
  const { container } = await visit(null);
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveFocus();
  const decidedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('store:consent') ?? '')).toEqual({ ...decided, decidedAt }),
  );
});

test('a yes is recorded by the random id that the browser stores [LAW-06]', async () => {
  const { calls } = await visit(null);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, remember' }));
  const { id } = JSON.parse(localStorage.getItem('store:consent') ?? '');
  await waitFor(() =>
    expect(calls).toMatchObject([{ name: 'insert-consent', request: { ConsentId: id, Given: true } }]),
  );
});

// A yes of which the store heard nothing, offline in a train, was in force and in no ledger.
test('a yes that could not be recorded is stored as such [LAW-06]', async () => {
  const { calls } = await renderPage(<RecentlyViewed productId={7} />, { api: { 'insert-consent': reply.nothing() } });
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, remember' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  const { id, unrecorded } = JSON.parse(localStorage.getItem('store:consent') ?? '');
  expect(unrecorded).toEqual([{ id, given: true }]);
});

test('of a no, and before any choice, nothing is sent [LAW-06] [CON-08]', async () => {
  const { calls } = await visit(null);
  fireEvent.click(await screen.findByRole('button', { name: 'No, thanks' }));
  await pass(10_000);
  expect(calls).toEqual([]);
});

test('the ledger keeps the question that is asked [LAW-06]', () => {
  expect(recentlyViewedWords.english.consentQuestion).toBe(CONSENT_TEXTS['optional-storage']);
});

test('both answers look the same, the one that allows nothing comes first, and neither is pressed for [LAW-05]', async () => {
  await visit(null);
  const answers = within(await screen.findByRole('complementary')).getAllByRole('button');
  expect(answers.map(({ textContent }) => textContent)).toEqual(['No, thanks', 'Yes, remember']);
  const [no, yes] = answers;
  expect(no?.className).toBe(yes?.className);
  expect(document.activeElement).toBe(document.body);
});

test('a visitor who has chosen is not asked again [CON-08]', async () => {
  await visit('{"optional":false,"decidedAt":"2026-11-22T00:00:00.000Z"}');
  await pass(10_000);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

function ProductPage() {
  useNoteViewed(7);
  return <RecentlyViewed productId={7} />;
}

test('a yes counts for the product on screen too [CON-08] [CAT-22]', async () => {
  await renderPage(<ProductPage />, { api: { 'insert-consent': [{ ResponseMsg: 'Saved Successfully' }] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, remember' }));
  await waitFor(() => expect(localStorage.getItem('store:recentlyViewed')).toBe('[7]'));
});

test('it asks in Arabic where the page is [CON-08] [SH-16]', async () => {
  await visit(null, 'ar');
  expect(await screen.findByRole('button', { name: 'لا، شكرًا' })).toBeVisible();
});
