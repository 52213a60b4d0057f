import { act, screen } from '@testing-library/react';
import { forgetPerson, logIn, logOut, type User } from 'shared-contracts';
import { DRAFT_PREFIX } from '../../contract/domain/constants.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { TextField } from '../text-field.tsx';
import { draftOf } from './draft.ts';
import { useForm } from './use-form.ts';

const asha: User = { UserID: 7, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.in' };
const ravi: User = { ...asha, UserID: 8, FirstName: 'Ravi' };

function Enquiry() {
  const { props, field } = useForm({ rules: { Email: {} }, draft: draftOf('enquiry'), submit: () => undefined });
  return (
    <form {...props} aria-label="Enquiry">
      <TextField {...field('Email')} label="Email" />
    </form>
  );
}

const email = () => screen.getByRole('textbox', { name: 'Email' });

/** The form on the next visit of its page. */
async function comeBack() {
  await renderPage(<Enquiry />);
  return email();
}

/** Asha types into the form while she is logged in, and leaves the page. */
async function typeAsAsha() {
  const { user, unmount } = await renderPage(<Enquiry />, { loggedInAs: asha });
  await user.type(email(), 'asha@example.in');
  unmount();
}

beforeEach(() => act(forgetPerson));

// Asha asked for a customised sofa on the family's tablet and logged out; her brother opened the same form and found
// her name and address in it.
test('what was typed into a form is deleted after a logout [ACC-15]', async () => {
  await typeAsAsha();
  act(forgetPerson);
  expect(draftOf('enquiry').read()).toBeUndefined();
  expect(await comeBack()).toHaveValue('');
});

test('what was typed before a session ended is not for somebody else who logs in [ACC-15]', async () => {
  await typeAsAsha();
  act(() => {
    logOut();
    logIn(ravi, 'token-2');
  });
  expect(await comeBack()).toHaveValue('');
});

test('what was typed before a session ended is there again for its person [ACC-13]', async () => {
  await typeAsAsha();
  act(() => {
    logOut();
    logIn(asha, 'token-2');
  });
  expect(await comeBack()).toHaveValue('asha@example.in');
});

test('what a visitor typed is there after they have logged in', async () => {
  const { user, unmount } = await renderPage(<Enquiry />);
  await user.type(email(), 'asha@example.in');
  unmount();
  act(() => logIn(asha, 'token-1'));
  expect(await comeBack()).toHaveValue('asha@example.in');
});

// A browser restored a tab after three months, and a shared computer showed what somebody had typed in the spring.
test('what was typed more than a week ago is deleted, also of other forms, and newer stays [LAW-06]', async () => {
  const keep = (name: string, keptAt: number | undefined) =>
    sessionStorage.setItem(DRAFT_PREFIX + name, JSON.stringify({ person: 0, keptAt, content: { Email: name } }));
  const DAY_MS = 24 * 60 * 60 * 1000;
  keep('enquiry', Date.now() - 8 * DAY_MS);
  keep('review of 7', Date.now() - 8 * DAY_MS);
  keep('of an earlier release', undefined);
  keep('contact', Date.now() - 6 * DAY_MS);
  sessionStorage.setItem(`${DRAFT_PREFIX}damaged`, '{');
  expect(await comeBack()).toHaveValue('');
  expect(Object.keys(sessionStorage)).toEqual([`${DRAFT_PREFIX}contact`]);
});
