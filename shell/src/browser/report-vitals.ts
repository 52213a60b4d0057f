import { insertClientReport } from 'shared-contracts/api/insert-client-report';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { Place } from './where-is.ts';

/**
 * Reports how fast the opened document was. Values are known when the page is left, where only a beacon still arrives.
 * @param opened the page that the document was opened with: navigations within it count to that
 */
export function reportVitals(opened: Place): void {
  const send = ({ name, value, rating }: Metric) => {
    const report = { Kind: 'vital', ...opened, Detail: rating, Vital: name, Value: value };
    const body = JSON.stringify({ requestParameters: report });
    navigator.sendBeacon(insertClientReport.path, new Blob([body], { type: 'application/json' }));
  };
  onLCP(send);
  onCLS(send);
  onINP(send);
}
