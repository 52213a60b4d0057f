import { screen, waitFor } from '@testing-library/react';
import { field, fill, sentTo, submit } from 'shared-contracts/testing/forms';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { Customization } from './customization.tsx';

const saved = [{ ResponseMsg: 'Saved Successfully', ReferenceNumber: 'CUS-2026-000017' }];

let products = 100;
const open = async (answer: unknown = saved) => {
  // A product per test: the draft of another test's product survives.
  products += 1;
  const shown = await renderPage(<Customization productId={products} open />, {
    api: { 'get-form-token': { FormToken: 'token' }, 'insert-customization-request': answer },
  });
  await screen.findByRole('form', { name: 'Ask For Customization' });
  return {
    ...shown,
    fill: (texts: Readonly<Record<string, string>>) => fill(shown, texts),
    submit: () => submit(shown, 'Submit'),
    sent: () => sentTo(shown, 'insert-customization-request') as { IdempotencyKey: string }[],
    productId: products,
  };
};

const good = {
  Name: 'Asha Rao',
  Email: 'asha@example.in',
  'Phone Number': '+91 98765-43210',
  Message: 'In teak, please.',
};

test('a filled form is sent and answered with its reference number, which takes the focus [CAT-17]', async () => {
  const { fill, submit, sent, productId } = await open();
  await fill(good);
  await submit();
  const thanks = await screen.findByText(/Your reference number is \u2068CUS-2026-000017/);
  expect(thanks.parentElement).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Track this message' })).toHaveAttribute(
    'href',
    '/enquiry?number=CUS-2026-000017',
  );
  expect(sent()[0]).toEqual({
    ProductId: productId,
    Name: 'Asha Rao',
    Email: 'asha@example.in',
    PhoneNumber: '919876543210',
    Message: 'In teak, please.',
    AttachmentIDs: [],
    Website: '',
    FormToken: 'token',
    LanguageCode: 'en',
    IdempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('an empty form names every missing field, focuses the first and sends nothing [CAT-17] [ACC-05]', async () => {
  const { submit, sent } = await open();
  await submit();
  for (const name of ['Name', 'Email', 'Phone Number', 'Message']) {
    expect(screen.getByText(`${name} is required`)).toBeInTheDocument();
  }
  expect(field('Name')).toHaveFocus();
  expect(sent()).toEqual([]);
});

test.each([
  ['Name', 'n'.repeat(201), 'Name max length should be 200 characters'],
  ['Email', `${'e'.repeat(140)}@example.in`, 'Email max length should be 150 characters'],
  ['Email', 'asha@', 'Please enter valid email address'],
  ['Phone Number', '98765', 'Phone Number must have 10 to 15 digits'],
  ['Phone Number', 'call me maybe', 'Phone Number must have 10 to 15 digits'],
  ['Phone Number', '1234567890123456', 'Phone Number max length should be 15 characters'],
  ['Message', 'm'.repeat(2001), 'Message max length should be 2000 characters'],
  ['Message', '   ', 'Message is required'],
])('%s of %.20j: %s [CAT-17] [ACC-05]', async (name, value, fault) => {
  const { fill, submit, sent } = await open();
  await fill({ ...good, [name]: value });
  await submit();
  expect(screen.getByText(fault)).toBeInTheDocument();
  expect(field(name)).toBeInvalid();
  expect(field(name)).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('a failure does not clear the fields, and the retry carries the same key: no second request [CAT-17]', async () => {
  let unavailable = true;
  const { fill, submit, sent } = await open(() => (unavailable ? reply.nothing() : saved));
  await fill(good);
  await submit();
  expect(await screen.findByText('An error occurred. Please try again!')).toBeInTheDocument();
  expect(field('Message')).toHaveValue('In teak, please.');
  unavailable = false;
  await submit();
  await screen.findByText(/CUS-2026-000017/);
  const keys = sent().map(({ IdempotencyKey }) => IdempotencyKey);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('a double click sends once [CAT-17]', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { user, fill, sent } = await open(() => answer.promise);
  await fill(good);
  await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
  answer.resolve(saved);
  await screen.findByText(/CUS-2026-000017/);
  expect(sent()).toHaveLength(1);
});

test('what was typed is there again after a visit elsewhere [CAT-17]', async () => {
  const { fill, unmount, productId } = await open();
  await fill({ Message: 'Half a thought' });
  unmount();
  await renderPage(<Customization productId={productId} open />);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue('Half a thought'));
});

test('too many requests and a failure have different messages [CAT-17]', async () => {
  const { fill, submit } = await open(reply.problem(429));
  await fill(good);
  await submit();
  expect(await screen.findByText(/wait a few minutes/)).toBeInTheDocument();
});
