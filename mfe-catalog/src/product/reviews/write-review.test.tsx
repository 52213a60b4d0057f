import { screen } from '@testing-library/react';
import type { User } from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { WriteReview } from './write-review.tsx';

const asha: User = { UserID: 5, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.in' };
const answered = (ResponseMsg: string) => [{ ResponseMsg }];

let products = 200;
const open = async (answer: unknown = answered('Saved Successfully')) => {
  // A product per test: the draft of another test's product survives.
  products += 1;
  const shown = await renderPage(<WriteReview productId={products} />, {
    loggedInAs: asha,
    api: { 'insert-product-review': answer },
  });
  await shown.user.click(screen.getByRole('button', { name: 'Write a review' }));
  await screen.findByRole('form', { name: 'Write a review' });
  const write = async () => {
    await shown.user.click(screen.getByRole('radio', { name: '4 stars' }));
    await shown.user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Good wood');
    await shown.user.type(screen.getByRole('textbox', { name: /^Your review/ }), 'Heavy and calm.');
  };
  const send = () => shown.user.click(screen.getByRole('button', { name: 'Send review' }));
  return { ...shown, write, send, productId: products };
};

test('who is not logged in goes to the login, which leads back to this page [CAT-19]', async () => {
  const { user, path } = await renderPage(<WriteReview productId={1} />, { path: '/collections/sofas/aarvi' });
  await user.click(screen.getByRole('button', { name: 'Write a review' }));
  expect(path()).toBe('/Login');
});

test('back from the login the form is open [CAT-19]', async () => {
  const visitor = await renderPage(<WriteReview productId={2} />);
  await visitor.user.click(screen.getByRole('button', { name: 'Write a review' }));
  visitor.unmount();
  await renderPage(<WriteReview productId={2} />, { loggedInAs: asha });
  expect(await screen.findByRole('form', { name: 'Write a review' })).toBeInTheDocument();
});

test('a buyer sends stars, title and text, and reads when they will be shown [CAT-19]', async () => {
  const { write, send, calls, productId } = await open();
  await write();
  await send();
  const thanks = await screen.findByText('Thank you! Your review will be published once we have read it.');
  expect(thanks).toHaveFocus();
  expect(calls).toMatchObject([
    {
      name: 'insert-product-review',
      token: 'test-token',
      request: { ProductId: productId, Rating: 4, Title: 'Good wood', Body: 'Heavy and calm.' },
    },
  ]);
});

test('stars are radio buttons: arrow keys choose [CAT-19]', async () => {
  const { user } = await open();
  screen.getByRole('radio', { name: '1 star' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
});

test('an empty review names what is missing and goes nowhere [CAT-19] [ACC-05]', async () => {
  const { send, calls } = await open();
  await send();
  for (const fault of ['Your rating is required', 'Title is required', 'Your review is required']) {
    expect(screen.getByText(fault)).toBeInTheDocument();
  }
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
  expect(calls).toEqual([]);
});

test.each([
  [answered('Not a buyer'), 'Only customers who bought this product can review it.'],
  [answered('Already reviewed'), 'You have reviewed this product already.'],
  [reply.problem(429), 'Too many attempts. Please wait a few minutes and try again.'],
  [reply.problem(500), 'Your review could not be sent. What you wrote is still here; please try again.'],
  [reply.nothing(), 'Your review could not be sent. What you wrote is still here; please try again.'],
])('answered %j it says why and keeps every word [CAT-19]', async (answer, text) => {
  const { write, send } = await open(answer);
  await write();
  await send();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Your review/ })).toHaveValue('Heavy and calm.');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
});

test('a retry carries the same key, a corrected review a new one [CAT-19]', async () => {
  const { user, write, send, calls } = await open(reply.problem(500));
  await write();
  await send();
  await screen.findByRole('alert');
  await send();
  await screen.findByRole('alert');
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), '!');
  await send();
  await screen.findByRole('alert');
  const keys = calls.map(({ request }) => (request as { IdempotencyKey: string }).IdempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys.at(-1)).not.toBe(keys[0]);
});

test('a review that met the end of the session is there again after the login [CAT-19]', async () => {
  const { write, unmount, productId } = await open();
  await write();
  unmount();
  await renderPage(<WriteReview productId={productId} />, { loggedInAs: asha });
  expect(await screen.findByRole('textbox', { name: /^Your review/ })).toHaveValue('Heavy and calm.');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
});
