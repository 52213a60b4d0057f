import { screen } from '@testing-library/react';
import { SiteProvider } from 'shared-contracts';
import { paise } from 'shared-contracts/domain/money';
import { renderPage } from 'shared-contracts/testing/render-page';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import { TaxBreakUp } from './tax-break-up.tsx';

const halves = [
  { rate: 5, cgst: paise(2500), sgst: paise(2500), igst: paise(0) },
  { rate: 18, cgst: paise(90_000), sgst: paise(90_000), igst: paise(0) },
];

test.each([
  ['a state', '08AAAAA0000A1Z5', 'SGST'],
  ['Delhi, which has a legislature', '07AAAAA0000A1Z5', 'SGST'],
  ['Chandigarh, which has none', '04AAAAA0000A1Z5', 'UTGST'],
])('a store in %s names both halves of each rate [PAY-03] [PAY-14]', async (_, gstin, half) => {
  await renderPage(
    <SiteProvider value={{ ...sampleSite, gstin }}>
      <TaxBreakUp taxes={halves} />
    </SiteProvider>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'CGST 2.5%',
    `${half} 2.5%`,
    'CGST 9%',
    `${half} 9%`,
  ]);
});
