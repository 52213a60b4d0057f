import { screen } from '@testing-library/react';
import { field, fill, sentTo, submit } from 'shared-contracts/testing/forms';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { page } from './page.tsx';

const enquiry = {
  ReferenceNumber: 'GR-2026-7QK2ZD',
  Kind: 'grievance',
  State: 'answered',
  SentOn: '2026-11-21T09:00:00.000Z',
  AnswerBy: '2026-11-23T09:00:00.000Z',
  SettledBy: '2026-12-21T09:00:00.000Z',
  Acts: [
    { At: '2026-11-21T09:00:00.000Z', State: 'received', Words: '' },
    { At: '2026-11-22T09:00:00.000Z', State: 'answered', Words: 'A new leg comes.\n\nSorry.' },
  ],
  Attachments: [{ FileName: 'leg.jpg', Bytes: 5, Url: '/api/v1/common/attachments/1/2' }],
  IsMailed: false,
};

const open = (answer: unknown, path = '/enquiry?number=GR-2026-7QK2ZD&proof=123.abc') =>
  renderPage(page, { path, api: { 'get-enquiry': answer } });

test('shows what has happened, with the store’s answer, its date and the sender’s files [CON-10]', async () => {
  const opened = await open(enquiry);
  expect(field('Reference number')).toHaveValue('GR-2026-7QK2ZD');
  await fill(opened, { Email: 'asha@example.in' });
  await submit(opened, 'Show');
  const status = await screen.findByRole('region', { name: 'GR-2026-7QK2ZD' });
  for (const text of ['Complaint', 'A new leg comes.', 'Sorry.', 'It will be settled by 21 Dec 2026']) {
    expect(status).toHaveTextContent(text);
  }
  expect(screen.getByRole('link', { name: 'leg.jpg' })).toHaveAttribute('href', '/api/v1/common/attachments/1/2');
  expect(sentTo(opened, 'get-enquiry')).toEqual([
    { ReferenceNumber: 'GR-2026-7QK2ZD', Email: 'asha@example.in', Proof: '123.abc' },
  ]);
});

test.each([
  ['no message has both', null, /There is no message with this number and address/],
  ['it was tried too often', reply.problem(429), /wait a few minutes/],
  ['the store does not answer', reply.problem(500), 'An error occurred. Please try again!'],
])('says so when %s, and keeps what was typed [CON-10] [CON-06]', async (_, answer, message) => {
  const opened = await open(answer);
  await fill(opened, { Email: 'asha@example.in' });
  await submit(opened, 'Show');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field('Email')).toHaveValue('asha@example.in');
});

test('asks for both before it asks the store [ACC-05] [CON-10]', async () => {
  const opened = await open(enquiry, '/enquiry');
  await submit(opened, 'Show');
  expect(screen.getByText('Reference number is required')).toBeInTheDocument();
  expect(screen.getByText('Email is required')).toBeInTheDocument();
  expect(opened.calls).toEqual([]);
});
