import { screen, waitFor, within } from '@testing-library/react';
import { installWords, type User } from 'shared-contracts';
import { expectFault, field, fill, sentTo, submit } from 'shared-contracts/testing/forms';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { question, questionsPage, shownQuestions } from '../../testing/sample-questions.ts';
import { Questions } from './questions.tsx';
import { questionsArabic } from './words.ar.ts';

const asha: User = { UserID: 5, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.in' };
const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    question({ QuestionID: from + index, Question: `Question ${from + index}` }),
  );
const asked = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

let products = 300;
async function openForm(answer: unknown = [{ ResponseMsg: 'Saved Successfully' }], loggedInAs: User | null = null) {
  // A product per test: the draft of another test's product survives.
  products += 1;
  const shown = await renderPage(<Questions productId={products} first={shownQuestions(0)} />, {
    ...(loggedInAs ? { loggedInAs } : {}),
    api: { 'get-form-token': { FormToken: 'token' }, 'insert-product-question': answer },
  });
  await shown.user.click(screen.getByRole('button', { name: 'Ask a question' }));
  await screen.findByRole('form', { name: 'Ask a question' });
  return {
    ...shown,
    fillIn: () =>
      fill(shown, { 'Your question': 'How heavy?', 'Your name': 'Ravi Menon', 'Your email': 'ravi@example.com' }),
    send: () => submit(shown, 'Send question'),
    sent: () => sentTo(shown, 'insert-product-question') as Record<string, unknown>[],
  };
}

test('questions come with the page, each with its answer and by whom both are [CAT-37]', async () => {
  const { calls } = await renderPage(<Questions productId={7} first={shownQuestions(1)} />);
  const first = within(screen.getByRole('article'));
  expect(first.getByRole('heading', { name: 'Does it come apart for the stairs?' })).toBeInTheDocument();
  expect(first.getByText('Asha R.')).toBeInTheDocument();
  expect(first.getByText('20 Nov 2026')).toBeInTheDocument();
  expect(first.getByText('Yes, into three parts.')).toBeInTheDocument();
  expect(first.getByText(/^Answer from /)).toBeInTheDocument();
  expect(first.getByText('21 Nov 2026')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test("'More questions' adds a page until there are no more, none twice [CAT-37]", async () => {
  const { user, calls } = await renderPage(<Questions productId={7} first={shownQuestions(7, page(1, 5))} />, {
    api: { 'get-product-questions': questionsPage(7, page(5, 3)) },
  });
  await user.click(screen.getByRole('button', { name: 'More questions' }));
  await waitFor(() => expect(asked()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `Question ${n}`)));
  expect(calls).toMatchObject([{ request: { ProductId: 7, PageNo: 2, PageSize: 5 } }]);
  expect(screen.queryByRole('button', { name: 'More questions' })).not.toBeInTheDocument();
});

test('questions missing from the page are requested when they come near, and a failure has a Retry [CAT-37]', async () => {
  let unavailable = true;
  const { user } = await renderPage(<Questions productId={7} first={null} />, {
    api: { 'get-product-questions': () => (unavailable ? reply.problem(500) : questionsPage(1)) },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  unavailable = false;
  await user.click(retry);
  await waitFor(() => expect(asked()).toEqual(['Does it come apart for the stairs?']));
});

test('a question is sent with the note of when the form was begun, and the thanks have the focus [CAT-37]', async () => {
  const { fillIn, send, sent } = await openForm();
  expect(screen.getByText('No questions yet.')).toBeInTheDocument();
  expect(field('Your question')).toHaveFocus();
  await fillIn();
  await send();
  expect(await screen.findByText('Thank you! We will email you our answer.')).toHaveFocus();
  expect(sent()).toEqual([
    {
      ProductId: products,
      Question: 'How heavy?',
      Name: 'Ravi Menon',
      Email: 'ravi@example.com',
      Website: '',
      LanguageCode: 'en',
      FormToken: 'token',
      IdempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

test('who is logged in has name and address filled in [CAT-37]', async () => {
  await openForm(undefined, asha);
  expect(field('Your name')).toHaveValue('Asha Rao');
  expect(field('Your email')).toHaveValue('asha@example.in');
});

test('an empty form names what is missing and sends nothing [CAT-37] [ACC-05]', async () => {
  const { send, sent } = await openForm();
  await send();
  for (const name of ['Your question', 'Your name', 'Your email']) expectFault(name, `${name} is required`);
  expect(field('Your question')).toHaveFocus();
  expect(sent()).toEqual([]);
});

test.each([
  [[{ ResponseMsg: 'Please take a moment and try again' }], 'Please take a moment and try again.'],
  [reply.problem(429), 'Too many attempts. Please wait a few minutes and try again.'],
  [reply.problem(500), 'Your question could not be sent. What you wrote is still here; please try again.'],
])('answered %j it says why and keeps every word, also for a later visit [CAT-37]', async (answer, text) => {
  const { fillIn, send, unmount, user } = await openForm(answer);
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field('Your question')).toHaveValue('How heavy?');
  unmount();
  await renderPage(<Questions productId={products} first={shownQuestions(0)} />);
  await user.click(screen.getByRole('button', { name: 'Ask a question' }));
  expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveValue('How heavy?');
});

test('a field that the server names is marked and has the focus [CAT-37] [ACC-05]', async () => {
  const { fillIn, send } = await openForm(reply.problem(400, { errors: [{ path: 'Email', message: 'no' }] }));
  await fillIn();
  await send();
  await waitFor(() => expect(field('Your email')).toHaveFocus());
  expectFault('Your email', 'Please check this field');
});

test('it is in Arabic too [CAT-37] [SH-16]', async () => {
  installWords('catalog', 'ar', questionsArabic);
  await renderPage(<Questions productId={7} first={shownQuestions(0)} />, { language: 'ar' });
  expect(screen.getByRole('heading', { name: 'الأسئلة والأجوبة' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'اطرح سؤالًا' })).toBeInTheDocument();
});
