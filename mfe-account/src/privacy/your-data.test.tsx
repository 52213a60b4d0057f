import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { $isLoggedIn, on } from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { storedPersonalData, storePersonalData } from '../testing/personal-data.ts';
import { asha } from '../testing/sample-person.ts';
import { YourData } from './your-data.tsx';

const open = (answer: unknown = [{ ResponseMsg: 'Deleted Successfully' }]) =>
  renderPage(<YourData />, { path: '/Account', loggedInAs: asha, api: { 'delete-my-account': answer } });
type Bench = Awaited<ReturnType<typeof open>>;

async function deleteWith({ user }: Bench, password: string) {
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  if (password) await user.type(screen.getByLabelText(/^Your password/), password);
  await user.click(screen.getByRole('button', { name: 'Delete my account for good' }));
}

describe('deleting the account', () => {
  test('lists what is deleted and what the law requires to be stored, and asks for the password [ACC-14] [ACC-13]', async () => {
    const bench = await open();
    await deleteWith(bench, '');
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    expect(dialog).toHaveTextContent('Tax law requires us to keep invoices and credit notes');
    expect(screen.getByText('Your password is required')).toBeInTheDocument();
    expect(bench.calls).toEqual([]);
  });

  test('removes all personal data here, and opens the home page with a notice [ACC-14] [ACC-15]', async () => {
    const led: unknown[] = [];
    const stop = on('account:logged-out', (event) => led.push(event, $isLoggedIn.get()));
    const bench = await open();
    storePersonalData();
    await deleteWith(bench, 'correct horse');
    await waitFor(() => expect(led).toEqual([{ to: '/' }, false]));
    stop();
    expect(bench.calls).toMatchObject([{ name: 'delete-my-account', request: { Password: 'correct horse' } }]);
    expect(bench.toasts).toMatchObject([{ text: 'Your account has been deleted.', subject: 'your-data' }]);
    expect(storedPersonalData()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['logOut']);
  });

  test('shows a wrong password at its field until it is corrected [ACC-14] [ACC-13]', async () => {
    const bench = await open([{ ResponseMsg: 'Incorrect password!' }]);
    await deleteWith(bench, 'wrong');
    const field = screen.getByLabelText(/^Your password/);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Incorrect password!'));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('wrong');
    await bench.user.type(field, '!');
    expect(field).not.toHaveAccessibleDescription();
    expect($isLoggedIn.get()).toBe(true);
  });

  test.each([
    ['while an order is under way', reply.problem(409, { code: 'orders-under-way' }), /return in progress/],
    ['after too many tries', reply.problem(429), /Too many attempts/],
    ['when the store fails', reply.problem(500), 'An error occurred. Please try again!'],
    ['when the store cannot be reached', reply.nothing(), 'An error occurred. Please try again!'],
  ])('is refused in words %s, and the person stays [ACC-14]', async (_, answer, text) => {
    const bench = await open(answer);
    await deleteWith(bench, 'correct horse');
    expect(await screen.findByText(text)).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText(/^Your password/)).toHaveValue('correct horse');
    expect($isLoggedIn.get()).toBe(true);
  });

  // The store deleted the account, its answer got lost, and the retry only got a 401.
  test.each([
    ['silence', [reply.nothing(), reply.problem(401)]],
    ['a fault of the store', [reply.problem(500), reply.problem(429), reply.problem(401)]],
  ])('after %s counts as done once the session has ended too [ACC-14] [ACC-15]', async (_, answers) => {
    const led: unknown[] = [];
    const stop = on('account:logged-out', (event) => led.push(event));
    const left = [...answers];
    const bench = await open(() => left.shift());
    storePersonalData();
    await deleteWith(bench, 'correct horse');
    for (const _retry of answers.slice(1)) {
      await screen.findByRole('alert');
      await bench.user.click(screen.getByRole('button', { name: 'Delete my account for good' }));
    }
    await waitFor(() => expect(led).toEqual([{ to: '/' }]));
    stop();
    expect(storedPersonalData()).toEqual([]);
    expect(bench.toasts).toMatchObject([{ text: 'Your account has been deleted.', subject: 'your-data' }]);
  });

  test.each([
    ['at the first try', []],
    ['after a try that was answered', [reply.nothing(), [{ ResponseMsg: 'Incorrect password!' }]]],
    ['after a try that was put off', [reply.problem(429)]],
  ])('does not count as done when the session is over %s [ACC-13] [ACC-14]', async (_, answers) => {
    const left: unknown[] = [...answers];
    const bench = await open(() => left.shift() ?? reply.problem(401));
    storePersonalData();
    await deleteWith(bench, 'correct horse');
    const confirm = screen.getByRole('button', { name: 'Delete my account for good' });
    for (const [done] of [...answers, null].entries()) {
      await waitFor(() => expect(bench.calls).toHaveLength(done + 1));
      await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'false'));
      if (done < answers.length) await bench.user.click(confirm);
    }
    expect(bench.toasts).toEqual([]);
    expect(storedPersonalData()).not.toEqual([]);
  });

  test('can be dismissed: nothing is sent [ACC-14]', async () => {
    const bench = await open();
    await bench.user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await bench.user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bench.calls).toEqual([]);
  });
});

describe('downloading one’s data', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:data';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('saves a file under the name that the store gives it [ACC-14]', async () => {
    const { user } = await open();
    const headers = { 'content-disposition': 'attachment; filename="my-data.json"' };
    const network = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { headers }));
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saved).toEqual(['my-data.json']));
    expect(network.mock.calls[0]?.[1]?.headers).toMatchObject({ Token: 'test-token', UserID: '7' });
  });

  test.each([
    [429, /your data several times/],
    [500, 'Your data could not be downloaded. Please try again.'],
  ])('answered with %i shows a text [ACC-14]', async (status, text) => {
    const { user, toasts } = await open();
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(toasts[0]?.text).toMatch(text));
    expect(saved).toEqual([]);
  });

  test('with an ended session redirects to the login, as every call does [ACC-13]', async () => {
    let ended = 0;
    const stop = on('account:session-expired', () => {
      ended += 1;
    });
    const { user } = await open();
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 401 }));
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(ended).toBe(1));
    stop();
  });
});
