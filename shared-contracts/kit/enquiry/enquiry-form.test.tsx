import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { $storageReady, forgetPerson } from 'shared-contracts';
import { DRAFT_PREFIX } from '../../contract/domain/constants.ts';
import { expectFault, field } from '../../testing/forms.tsx';
import { renderPage, reply } from '../../testing/render-page.tsx';
import { Form, good, openForm as open, thanks } from './testing/opened-form.tsx';

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFT_PREFIX));

beforeEach(() => act(forgetPerson));

test('says thank you with the reference number, which leads to its state, and forgets what was typed [CON-02] [CON-06]', async () => {
  const { fill, submit, sent } = await open();
  await fill();
  expect(drafts()).not.toEqual([]);
  await submit();
  expect((await thanks()).parentElement).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Track this message' })).toHaveAttribute(
    'href',
    '/enquiry?number=CN-2026-7QK2ZD',
  );
  expect(sent()).toEqual([
    {
      Name: 'Asha Rao',
      Email: 'asha@example.in',
      PhoneNumber: '919876543210',
      Message: 'In teak?',
      AttachmentIDs: [],
      Website: '',
      FormToken: 'token',
      LanguageCode: 'en',
      IdempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(drafts()).toEqual([]);
});

test.each([
  ['Name', '', 'Name is required'],
  ['Name', 'n'.repeat(201), 'Name max length should be 200 characters'],
  ['Email', 'asha@', 'Please enter valid email address'],
  ['Email', `${'e'.repeat(140)}@example.in`, 'Email max length should be 150 characters'],
  ['Phone number', '98765', 'Phone number must have 10 to 15 digits'],
  ['Message', '  ', 'Message is required'],
])('%s that is wrong is explained (%#) [ACC-05] [CON-02]', async (name, value, fault) => {
  const { fill, submit, sent } = await open();
  await fill({ ...good, [name]: value });
  await submit();
  expectFault(name, fault);
  expect(field(name)).toHaveFocus();
  expect(sent()).toEqual([]);
});

test.each([
  ['the server fails', reply.problem(500), 'An error occurred. Please try again!'],
  ['the answer is lost', reply.nothing(), 'An error occurred. Please try again!'],
  ['too much was sent', reply.problem(429), /wait a few minutes/],
  [
    'it was sent too quickly',
    [{ ResponseMsg: 'Please take a moment and try again', ReferenceNumber: '' }],
    /take a moment/,
  ],
])('keeps what was typed when %s, and says so [CON-03] [CON-06]', async (_, answer, message) => {
  const { fill, submit } = await open(answer);
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field('Message')).toHaveValue('In teak?');
});

test('a field that the server names is marked, has the focus, and keeps its words [ACC-05] [CON-06]', async () => {
  const { fill, submit } = await open(reply.problem(400, { errors: [{ path: 'PhoneNumber', message: 'no' }] }));
  await fill();
  await submit();
  await waitFor(() => expect(field('Phone number')).toHaveFocus());
  expectFault('Phone number', 'Please check this field');
  expect(field('Phone number')).toHaveValue('+91 98765-43210');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after a lost answer and a reload the words are there, and are sent under the same key [CON-06]', async () => {
  const first = await open(reply.nothing());
  await first.fill();
  await first.submit();
  await screen.findByRole('alert');
  first.unmount();
  const again = await open();
  await waitFor(() => expect(field('Message')).toHaveValue('In teak?'));
  await again.submit();
  await thanks();
  expect(again.sent()[0]?.IdempotencyKey).toBe(first.sent()[0]?.IdempotencyKey);
});

test('a form that the server rendered takes up the draft when storage has been read, and keeps what was typed before [CON-06]', async () => {
  const content = { Name: 'Asha Rao', Message: 'Half a thought' };
  sessionStorage.setItem(`${DRAFT_PREFIX}contact`, JSON.stringify({ person: 0, keptAt: Date.now(), content }));
  await renderPage(<Form />, { storageReady: false });
  expect(field('Name')).toHaveValue('');
  fireEvent.change(field('Name'), { target: { value: 'Ravi' } });
  act(() => $storageReady.set(true));
  expect(field('Name')).toHaveValue('Ravi');
  expect(field('Message')).toHaveValue('Half a thought');
});

test('a draft of somebody else is not shown [ACC-15]', async () => {
  const draft = { person: 99, keptAt: Date.now(), content: { Name: 'Ravi' } };
  sessionStorage.setItem(`${DRAFT_PREFIX}contact`, JSON.stringify(draft));
  await open();
  expect(field('Name')).toHaveValue('');
});

test('a sign-out deletes every draft of the tab [ACC-15]', async () => {
  const { fill } = await open();
  await fill();
  act(forgetPerson);
  expect(drafts()).toEqual([]);
});

test('a corrected message is a new request with another key [CON-06]', async () => {
  const { fill, submit, sent } = await open(reply.problem(500));
  await fill();
  await submit();
  await screen.findByRole('alert');
  await fill({ Message: 'In walnut?' });
  await submit();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.IdempotencyKey).not.toBe(sent()[0]?.IdempotencyKey);
});
