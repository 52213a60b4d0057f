import { fireEvent, screen } from '@testing-library/react';
import type { User } from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { WriteReview } from './write-review.tsx';

const asha: User = { UserID: 5, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.in' };
const answered = (ResponseMsg: string) => [{ ResponseMsg }];

const PICTURE = '6f1f5a52-6a3e-4f6f-9f65-1b5f0a6d2c11';
let products = 200;
const open = async (answer: unknown = answered('Saved Successfully'), mostPictures?: number) => {
  // A product per test: the draft of another test's product survives.
  products += 1;
  const shown = await renderPage(<WriteReview productId={products} mostPictures={mostPictures} />, {
    loggedInAs: asha,
    api: {
      'insert-product-review': answer,
      'get-form-token': { FormToken: 'token' },
      'begin-attachment': { ResponseMsg: 'Saved Successfully', AttachmentID: PICTURE },
    },
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

describe('pictures', () => {
  const network = globalThis.fetch;
  /** What the pieces of files are answered. */
  let piece: object;
  beforeEach(() => {
    piece = { State: 'kept', Received: 5 };
    globalThis.fetch = async () => Response.json(piece);
  });
  afterAll(() => {
    globalThis.fetch = network;
  });
  const choose = (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) fireEvent.change(input, { target: { files } });
  };
  const photo = (name: string, type = 'image/jpeg') => new File(['12345'], name, { type });
  const sentReviews = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
    calls.filter(({ name }) => name === 'insert-product-review');

  test('are not offered where the back end takes none, and a review goes without [CAT-19]', async () => {
    const { write, send, calls } = await open();
    expect(screen.queryByRole('group', { name: 'Pictures' })).not.toBeInTheDocument();
    await write();
    await send();
    await screen.findByText(/^Thank you!/);
    expect(sentReviews(calls)[0]?.request).not.toHaveProperty('PictureIDs');
  });

  test('are sent when they are chosen, three at most, and named with the review [CAT-19]', async () => {
    const { write, send, calls } = await open(undefined, 3);
    expect(screen.getByRole('group', { name: 'Pictures' })).toHaveAccessibleDescription(
      'Up to 3 pictures of 10 MB: JPEG, PNG or WebP. We remove the location, and look at them before they are published.',
    );
    await write();
    choose(...['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => photo(name)));
    expect(await screen.findByText('\u20683.jpg\u2069 is attached')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('You can add 3 pictures');
    expect(screen.getByRole('button', { name: 'Add pictures' })).toBeDisabled();
    await send();
    await screen.findByText(/^Thank you!/);
    expect(sentReviews(calls)[0]?.request).toMatchObject({ PictureIDs: [PICTURE, PICTURE, PICTURE] });
  });

  test('that are none stay here, and the review waits until they are removed [CAT-19]', async () => {
    const { user, write, send, calls } = await open(undefined, 3);
    await write();
    choose(photo('stairs.pdf', 'application/pdf'));
    expect(await screen.findByText('\u2068stairs.pdf\u2069 is not a JPEG, PNG or WebP file')).toBeInTheDocument();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not all pictures are attached/);
    expect(calls.filter(({ name }) => name !== 'get-form-token')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove \u2068stairs.pdf\u2069' }));
    await send();
    await screen.findByText(/^Thank you!/);
  });

  test('that the store has forgotten are asked for again, the words stay [CAT-19]', async () => {
    const gone = reply.problem(400, { errors: [{ path: 'PictureIDs', message: 'gone' }] });
    const { write, send } = await open(gone, 3);
    await write();
    choose(photo('1.jpg'));
    await screen.findByText(/is attached/);
    await send();
    expect(await screen.findByText('The pictures are no longer here. Please add them again.')).toBeInTheDocument();
    expect(screen.queryByText(/is attached/)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Your review/ })).toHaveValue('Heavy and calm.');
  });
});
