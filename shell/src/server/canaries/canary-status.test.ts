/** @jest-environment node */
import { canaryStatus } from './canary-status.ts';

const both = (name: string, labels: string, live: number, canary: number) =>
  [
    ['1.0.0', live],
    ['1.1.0', canary],
  ].map(([version, value]) => `${name}{${labels},remote="mfe-catalog",version="${version}"} ${value}`);

const SHELL = [
  'process_cpu_seconds_total 3.5',
  'shell_canary_percent{remote="mfe-catalog",version="1.1.0"} 10',
  'shell_remote_release{remote="mfe-catalog",version="1.0.0"} 1',
  'shell_remote_release{remote="mfe-content",version="7.0.0"} 1',
  ...both('shell_documents_total', 'route="/ProductListing",status="200"', 900, 90),
  ...both('shell_documents_total', 'route="/Product/:slug",status="503"', 0, 10),
  'shell_documents_total{route="/",status="200",remote="mfe-content",version="7.0.0"} 5000',
  'shell_region_faults_total{remote="mfe-catalog",version="1.1.0"} 4',
].join('\n');
const API = [
  ...both('client_reports_total', 'kind="error"', 3, 7),
  ...both('client_vital_seconds_bucket', 'vital="LCP",route="/ProductListing",le="1"', 40, 0),
  ...both('client_vital_seconds_bucket', 'vital="LCP",route="/ProductListing",le="2.5"', 40, 20),
  ...both('client_vital_seconds_bucket', 'vital="LCP",route="/ProductListing",le="+Inf"', 40, 20),
  ...both('client_vital_seconds_bucket', 'vital="INP",route="/ProductListing",le="0.2"', 10, 0),
  ...both('client_vital_seconds_bucket', 'vital="INP",route="/ProductListing",le="+Inf"', 10, 3),
].join('\n');

test('both versions are side by side: what failed on the server and in browsers, and the vitals [OPS-05]', () => {
  const rows = canaryStatus(SHELL, API)
    .split('\n')
    .map((row) => row.split(/ {2,}/));
  expect(rows).toEqual([
    ['mfe-catalog: live, canary'],
    ['', '1.0.0', '1.1.0'],
    ['share of the visitors', '90 %', '10 %'],
    ['documents of its pages', '900', '100'],
    ['answered with an error', '0 (0.0 %)', '10 (10.0 %)'],
    ['regions that threw', '0', '4'],
    ['errors in browsers', '3', '7'],
    ['could not be loaded', '0', '0'],
    ['LCP, 3 of 4 visits', '0.75 s', '2.13 s'],
    ['INP, 3 of 4 visits', '0.15 s', '0.20 s'],
    ['CLS, 3 of 4 visits', '–', '–'],
  ]);
});

test('without a canary it says so, and names one that is refused [OPS-05]', () => {
  expect(canaryStatus('', '')).toBe('No canary runs.');
  const text = 'shell_canary_refused{remote="mfe-catalog",version="1.1.0"} 1';
  expect(canaryStatus(text, '')).toMatch(/^No canary runs\.\nThe canary mfe-catalog 1\.1\.0 is refused/);
});
