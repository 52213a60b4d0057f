import { screen, within } from '@testing-library/react';
import { fakeApi } from 'shared-contracts/testing/fake-api';
import { renderPage } from 'shared-contracts/testing/render-page';
import { loadStudios } from './load-studios.ts';
import { openingDays } from './opening-days.ts';
import { page } from './page.tsx';

const hours = [{ Days: [1, 2, 3, 4, 5], Opens: '10:30', Closes: '19:30' }];
const studio = (Name: string, more = {}) => ({
  Slug: Name.toLowerCase(),
  Name,
  Address: `12 ${Name} Road`,
  Phone: '',
  Hours: hours,
  Latitude: 26.27,
  Longitude: 73.04,
  Image: null,
  Directions: '<p>Above the <b>bakery</b>.</p>',
  ...more,
});
const api = {
  'get-web-content': {
    PageName: 'studios',
    Title: 'Our studios',
    Meta_Keyword: '',
    Meta_Description: 'Sit on it.',
    Meta_Schema: '',
    DataContent: '<p>Come in.</p>',
  },
  'get-studios': [studio('Jodhpur'), studio('Delhi', { Phone: '+91 11 0000 0000' })],
};

describe('the page of the studios', () => {
  test('has for each its hours, address, telephone and the way to it [CON-01]', async () => {
    await renderPage(page, { path: '/studios', api });
    const jodhpur = within(screen.getByRole('region', { name: 'Jodhpur' }));
    expect(jodhpur.getByText('12 Jodhpur Road')).toBeInTheDocument();
    expect(jodhpur.getByText('Monday to Friday').nextSibling).toHaveTextContent('10:30 – 19:30');
    expect(jodhpur.getByText('Saturday to Sunday').nextSibling).toHaveTextContent('Closed');
    expect(jodhpur.getByText('bakery')).toBeInTheDocument();
    expect(jodhpur.getByRole('link', { name: /^Directions to Jodhpur/ })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=26.27&mlon=73.04'),
    );
    const delhi = within(screen.getByRole('region', { name: 'Delhi' }));
    expect(delhi.getByRole('link', { name: '+91 11 0000 0000' })).toHaveAttribute('href', 'tel:+911100000000');
  });

  test('says so when there is none, and leads to the contact page [CON-01]', async () => {
    await renderPage(page, { path: '/studios', api: { ...api, 'get-studios': [] } });
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/Contactus');
  });

  test('describes each studio with its hours to search engines [CON-01] [SH-18]', async () => {
    const outcome = await loadStudios(fakeApi(api) as never);
    if (outcome.kind !== 'show') throw new Error(outcome.kind);
    const head = page.head(outcome.data, { language: 'en', storeName: 'Kashtha & Co.' });
    expect(head.title).toBe('Kashtha & Co. - Our studios');
    expect(head.structuredData).toHaveLength(2);
    expect(head.structuredData?.[0]).toMatchObject({
      '@type': 'FurnitureStore',
      openingHoursSpecification: [{ opens: '10:30', closes: '19:30' }],
    });
    expect(JSON.stringify(head.structuredData?.[0])).toContain('https://schema.org/Friday');
  });

  test('groups days in a row with the same hours; a different day between gets another row [CON-01]', () => {
    const split = [
      { days: [1, 3], opens: '10:00', closes: '18:00' },
      { days: [2], opens: '12:00', closes: '18:00' },
    ];
    expect(openingDays(split).map(({ first, last, times }) => [first, last, times?.opens])).toEqual([
      [1, 1, '10:00'],
      [2, 2, '12:00'],
      [3, 3, '10:00'],
      [4, 7, undefined],
    ]);
  });
});
