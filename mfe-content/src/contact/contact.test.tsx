import { screen } from '@testing-library/react';
import { fill, sentTo, submit } from 'shared-contracts/testing/forms';
import { renderPage } from 'shared-contracts/testing/render-page';
import { page as article } from '../article/page.tsx';
import { page } from './page.tsx';

const content = (PageName: string, Title: string) => ({
  PageName,
  Title,
  Meta_Keyword: '',
  Meta_Description: 'We reply within 48 hours.',
  Meta_Schema: '',
  DataContent: '<p>Ask us.</p>',
});
const form = { Name: 'Asha Rao', Email: 'asha@example.in', 'Phone number': '9876543210', Message: 'A leg is loose.' };

test('/Contactus has the store’s details and a form that is answered with a number [CON-02]', async () => {
  const opened = await renderPage(page, {
    path: '/Contactus',
    api: {
      'get-web-content': content('contactus', 'Contact us'),
      'get-form-token': { FormToken: 'token' },
      'contact-us': [{ ResponseMsg: 'Saved Successfully', ReferenceNumber: 'CN-2026-7QK2ZD' }],
    },
  });
  expect(screen.getByRole('link', { name: '+91 80000 00000' })).toHaveAttribute('href', 'tel:+918000000000');
  expect(screen.getByRole('link', { name: 'care@store.example' })).toBeInTheDocument();
  expect(screen.getByText(/12 Sample Road/)).toBeInTheDocument();
  expect(screen.getByText('Our team reads every message and replies within 48 hours.')).toBeInTheDocument();
  await fill(opened, form);
  await submit(opened, 'Send');
  await screen.findByText(/CN-2026-7QK2ZD/);
  expect(sentTo(opened, 'contact-us')).toEqual([expect.objectContaining({ Message: 'A leg is loose.' })]);
});

test('/pages/grievance names the officer and takes a complaint with its order number [CON-07]', async () => {
  const opened = await renderPage(article, {
    path: '/pages/grievance',
    pattern: '/pages/:slug',
    api: {
      'get-web-content': content('grievance', 'Grievance redressal'),
      'get-form-token': { FormToken: 'token' },
      'insert-grievance': [{ ResponseMsg: 'Saved Successfully', ReferenceNumber: 'GR-2026-7QK2ZD' }],
    },
  });
  expect(screen.getByRole('region', { name: 'Grievance officer' })).toHaveTextContent(
    'A. Samplegrievance@store.example+91 80000 00001',
  );
  await fill(opened, { ...form, 'Order number, if there is one': 'KC-2611-000123' });
  await submit(opened, 'Send');
  await screen.findByText(/GR-2026-7QK2ZD/);
  expect(sentTo(opened, 'insert-grievance')).toEqual([expect.objectContaining({ OrderNumber: 'KC-2611-000123' })]);
});
