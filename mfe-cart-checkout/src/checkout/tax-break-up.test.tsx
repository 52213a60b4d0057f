import { screen } from '@testing-library/react';
import { SiteProvider } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import { TaxBreakUp } from './tax-break-up.tsx';

const halves = [
  { rate: 5, taxable: 1000, cgst: 25, sgst: 25, igst: 0 },
  { rate: 18, taxable: 10_000, cgst: 900, sgst: 900, igst: 0 },
];

test.each([
  ['a state', '08AAAAA0000A1Z5', 'SGST'],
  ['Delhi, which has a legislature', '07AAAAA0000A1Z5', 'SGST'],
  ['Chandigarh, which has none', '04AAAAA0000A1Z5', 'UTGST'],
])('a store in %s names both halves of each rate [PAY-03] [PAY-14]', async (_, gstin, half) => {
  await renderPage(
    <SiteProvider value={{ ...sampleSite, gstin }}>
      <TaxBreakUp taxLines={halves} />
    </SiteProvider>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'CGST 2.5%',
    `${half} 2.5%`,
    'CGST 9%',
    `${half} 9%`,
  ]);
});
