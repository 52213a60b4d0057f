import { screen, within } from '@testing-library/react';
import { expectFault, field, fill, sentTo, submit } from 'shared-contracts/testing/forms';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { page } from './page.tsx';

const picture = (Slot: string, Name: string) => ({
  Slot,
  Name,
  Image: { Url: `/media/${Name}`, Alt: `A picture of ${Name}`, Width: 1200, Height: 800, Placeholder: '' },
});
const NAMES = ['designers', 'retailers', 'offices', 'apartments', 'cafes', 'hotels'];
const content = {
  PageName: 'bulk-order',
  Title: 'Bulk orders',
  Meta_Keyword: '',
  Meta_Description: 'At trade prices.',
  Meta_Schema: '',
  DataContent: '<p>From ten chairs on.</p><h2>How it works</h2><p>Write to us.</p>',
  Pictures: [
    picture('banner', 'hotels'),
    ...NAMES.map((name) => picture('tile', name)),
    picture('gallery', 'workshop'),
  ],
};
const questions = ['One?', 'Two?', 'Three?', 'Four?'].map((Question) => ({
  GroupName: 'Bulk orders',
  Question,
  Answer: '<p>Yes.</p>',
}));
const saved = [{ ResponseMsg: 'Saved Successfully', ReferenceNumber: 'BK-2026-7QK2ZD' }];
const good = { Name: 'Asha Rao', Email: 'asha@example.in', 'Phone number': 'call Ravi, 98765', Message: 'Ten chairs' };

const open = (path: string, more: Readonly<Record<string, unknown>> = {}) =>
  renderPage(page, {
    path,
    api: {
      'get-web-content': content,
      'get-faq-list': questions,
      'get-form-token': { FormToken: 'token' },
      'insert-bulk-enquiry': saved,
      ...more,
    },
  });

test('has banner, breadcrumb, intro, six tiles, form, gallery, text and four questions [CON-03]', async () => {
  await open('/bulk-order');
  expect(screen.getByRole('heading', { level: 1, name: 'Bulk orders' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('Home');
  expect(screen.getByText('From ten chairs on.')).toBeInTheDocument();
  const tiles = within(screen.getByRole('region', { name: 'Who we make furniture for' })).getAllByRole('listitem');
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    'Designers and architects',
    'Retailers and showrooms',
    'Offices and co-working spaces',
    'Apartments and flats',
    'Cafes and restaurants',
    'Restaurants and hotels',
  ]);
  expect(screen.getByRole('form', { name: 'Request Your Bulk Furniture' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A picture of workshop' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeInTheDocument();
  for (const { Question } of questions) expect(screen.getByText(Question)).toBeInTheDocument();
});

test.each([
  ['/bulk-order', 0],
  ['/Customized-Furniture', 1],
])('%s says as often that a single piece is welcome: %i [CON-03]', async (path, times) => {
  await open(path);
  expect(screen.getByRole('heading', { name: 'Request Your Bulk Furniture' })).toBeInTheDocument();
  expect(screen.queryAllByText(/A single piece is welcome too/)).toHaveLength(times);
});

test.each([
  ['/bulk-order', 'bulk-order'],
  ['/Customized-Furniture', 'customized-furniture'],
])('%s sends its form as observed, and shows the reference number [CON-03]', async (path, Page) => {
  const opened = await open(path);
  await fill(opened, good);
  await submit(opened, 'Send');
  await screen.findByText(/BK-2026-7QK2ZD/);
  expect(sentTo(opened, 'insert-bulk-enquiry')).toEqual([
    expect.objectContaining({ Page, Name: 'Asha Rao', PhoneNumber: 'call Ravi, 98765', Message: 'Ten chairs' }),
  ]);
});

test.each([
  ['Name', '', 'Name is required'],
  ['Name', 'n'.repeat(201), 'Name max length should be 200 characters'],
  ['Email', '', 'Email is required'],
  ['Email', 'asha@', 'Please enter valid email address'],
  ['Phone number', '', 'Phone number is required'],
  ['Phone number', '9'.repeat(201), 'Phone number max length should be 200 characters'],
  ['Message', '', 'Message is required'],
  ['Message', 'm'.repeat(201), 'Message max length should be 200 characters'],
])('%s that is wrong is explained (%#) [CON-03] [ACC-05]', async (name, value, fault) => {
  const opened = await open('/bulk-order');
  await fill(opened, { ...good, [name]: value });
  await submit(opened, 'Send');
  expectFault(name, fault);
  expect(sentTo(opened, 'insert-bulk-enquiry')).toEqual([]);
});

test('another failure says so and keeps the words [CON-03] [CON-06]', async () => {
  const opened = await open('/bulk-order', { 'insert-bulk-enquiry': reply.problem(500) });
  await fill(opened, good);
  await submit(opened, 'Send');
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again!');
  expect(field('Message')).toHaveValue('Ten chairs');
});

test('in a shop without pictures the tiles are words [CON-03] [API-10]', async () => {
  await open('/bulk-order', { 'get-web-content': { ...content, Pictures: [] }, 'get-faq-list': [] });
  expect(screen.getByText('Retailers and showrooms')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});
