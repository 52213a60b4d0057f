import { expect, test } from './support/federation-test.ts';

const LISTING = 'src/listing/listing.tsx';

// Thrown by the release that this journey ships.
test.use({ allowedComplaints: [/a defect for/] });

test("what a browser meets is reported: a remote's error by its release, and the vitals of a visit by route", {
  tag: ['@SH-12'],
}, async ({ page, shopper, releases, composition, store, replaceShell }) => {
  await replaceShell({ VITALS_SHARE: '1' });
  const version = await releases.ship('mfe-catalog', {
    file: LISTING,
    replace: 'export function Listing(',
    by: `if (typeof window !== 'undefined') setTimeout(() => { throw new Error('a defect for asha@example.com'); });
export function Listing(`,
  });
  await composition.expectVersion('mfe-catalog', version);
  await shopper.open('/ProductListing?SearchTerm=sofa');
  // A page is measured from when its browser was idle for the first time.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/vitals(\.[0-9a-f]+)?\.js$/.test(name)),
  );
  await shopper.idle();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.goto('/');

  const metrics = async () => (await fetch(`${store.serviceOrigin('store-api')}/metrics`)).text();
  const series = (name: string, labels: string) =>
    expect.poll(metrics).toMatch(new RegExp(`^${name}\\{${labels}\\} [1-9]`, 'm'));
  const listing = `route="/ProductListing",remote="mfe-catalog",version="${version.replaceAll('.', '\\.')}"`;
  await series('client_vital_seconds_count', `vital="LCP",${listing}`);
  await series('client_vital_seconds_count', `vital="INP",${listing}`);
  await series('client_layout_shift_score_count', listing);
  await series('client_reports_total', `kind="error",remote="mfe-catalog",version="${version.replaceAll('.', '\\.')}"`);
});
