import { screen, waitFor } from '@testing-library/react';
import { expectFault, field, fill, sentTo, submit } from 'shared-contracts/testing/forms';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { CommentForm } from './comment-form.tsx';

const SLUG = 'how-to-choose-dining-room-furniture';
const saved = [{ ResponseMsg: 'Saved Successfully' }];

let tokens = 0;
const openForm = (insert: unknown = saved) =>
  renderPage(<CommentForm slug={SLUG} />, {
    api: { 'get-form-token': () => ({ FormToken: `token-${++tokens}` }), 'insert-blog-comment': insert },
  });
type Opened = Awaited<ReturnType<typeof openForm>>;

beforeEach(() => {
  tokens = 0;
});

const fillIn = (opened: Opened, Message = 'We measured twice.') =>
  fill(opened, { Name: 'Ravi Menon', Email: 'ravi@example.com', Message });
const send = (opened: Opened) => submit(opened, 'Post comment');
const sent = (opened: Opened) => sentTo(opened, 'insert-blog-comment') as Record<string, string>[];

test('asks for name, e-mail and message, and says that comments are approved first [CON-05]', async () => {
  await openForm();
  expect(field('Name')).toBeRequired();
  expect(field('Email')).toBeRequired();
  expect(field('Message')).toBeRequired();
  expect(screen.getByText('Please note, comments must be approved before they are published.')).toBeInTheDocument();
  expect(screen.getByText(/protected against bots by our own checks/)).toBeInTheDocument();
});

test('sends what was typed with the note of when the form was begun, and says thank you [CON-05]', async () => {
  const opened = await openForm();
  expect(opened.calls).toHaveLength(0);
  await opened.user.click(field('Name'));
  expect(opened.calls.map(({ name }) => name)).toEqual(['get-form-token']);
  await fillIn(opened);
  await send(opened);
  expect(
    await screen.findByText(/Thank you\. Your comment will be shown here once it is approved/),
  ).toBeInTheDocument();
  expect(sent(opened)).toEqual([
    {
      Slug: SLUG,
      Name: 'Ravi Menon',
      Email: 'ravi@example.com',
      Message: 'We measured twice.',
      Website: '',
      FormToken: 'token-1',
      IdempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(field('Message')).toHaveValue('');
});

// A form that began with a draft was reset to it: its words seemed unsent.
test('is empty after a comment that was begun before the page was left [CON-05] [CON-06]', async () => {
  const first = await openForm();
  await fillIn(first);
  first.unmount();
  const back = await openForm();
  expect(field('Message')).toHaveValue('We measured twice.');
  await send(back);
  await screen.findByText(/Thank you/);
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toHaveValue('');
});

test('a filled-in honeypot is sent to the API [CON-05]', async () => {
  const opened = await openForm();
  const honeypot = document.querySelector<HTMLInputElement>('input[name="Website"]');
  expect(honeypot?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  if (honeypot) honeypot.value = 'https://spam.example';
  await fillIn(opened);
  await send(opened);
  await screen.findByText(/Thank you/);
  expect(sent(opened)[0]?.Website).toBe('https://spam.example');
});

test.each([
  ['Name', '', 'Name is required'],
  ['Email', '', 'Email is required'],
  ['Email', 'ravi@', 'Please enter valid email address'],
  ['Email', `${'r'.repeat(150)}@example.com`, 'Email max length should be 150 characters'],
  ['Name', 'r'.repeat(201), 'Name max length should be 200 characters'],
  ['Message', '   ', 'Message is required'],
])('%s as "%s" is explained, and nothing is sent [ACC-05] [CON-05]', async (name, typed, message) => {
  const opened = await openForm();
  await fillIn(opened);
  await fill(opened, { [name]: typed });
  await send(opened);
  expectFault(name, message);
  expect(field(name)).toHaveFocus();
  expect(sent(opened)).toEqual([]);
});

test.each([
  ['the server fails', reply.problem(500)],
  ['too much is sent', reply.problem(429)],
  ['the post was deleted', [{ ResponseMsg: 'Unknown post' }]],
])('keeps what was typed when %s, and says so [CON-06]', async (_, answer) => {
  const opened = await openForm(answer);
  await fillIn(opened);
  await send(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again!');
  expect(field('Message')).toHaveValue('We measured twice.');
  expect(field('Email')).toHaveValue('ravi@example.com');
});

test('a field that the server names is marked and has the focus [ACC-05] [CON-06]', async () => {
  const opened = await openForm(reply.problem(400, { errors: [{ path: 'Email', message: 'no' }] }));
  await fillIn(opened);
  await send(opened);
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(field('Email')).toHaveAccessibleDescription(expect.stringContaining('Please check this field'));
  expect(field('Email')).toHaveValue('ravi@example.com');
});

test('a retry after a lost answer has the same key, so that nothing is stored twice [CON-06]', async () => {
  let lost = true;
  const opened = await openForm(() => {
    if (!lost) return saved;
    return reply.problem(503);
  });
  await fillIn(opened);
  await send(opened);
  await screen.findByRole('alert');
  lost = false;
  await send(opened);
  await screen.findByText(/Thank you/);
  const keys = new Set(sent(opened).map(({ IdempotencyKey }) => IdempotencyKey));
  expect(keys.size).toBe(1);
});

test('a comment sent too quickly is refused politely, and the next one is a new request [CON-05]', async () => {
  const opened = await openForm([{ ResponseMsg: 'Please take a moment and try again' }]);
  await fillIn(opened);
  await send(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please take a moment and try again.');
  await send(opened);
  await screen.findByRole('alert');
  const [first, second] = sent(opened);
  expect(second?.FormToken).toBe(first?.FormToken);
  expect(second?.IdempotencyKey).not.toBe(first?.IdempotencyKey);
});

test('without a form token nothing is sent; the next try requests another', async () => {
  let unavailable = true;
  const opened = await renderPage(<CommentForm slug={SLUG} />, {
    api: {
      'get-form-token': () => (unavailable ? reply.problem(500) : { FormToken: 'later' }),
      'insert-blog-comment': saved,
    },
  });
  await fillIn(opened);
  await send(opened);
  await screen.findByRole('alert');
  expect(sent(opened)).toEqual([]);
  unavailable = false;
  await send(opened);
  await screen.findByText(/Thank you/);
  expect(sent(opened)[0]?.FormToken).toBe('later');
});
