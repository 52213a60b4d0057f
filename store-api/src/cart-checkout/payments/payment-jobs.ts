import type { Job } from '../../platform/jobs.ts';
import type { PaymentDesk } from './ask-provider.ts';
import { reconcile } from './reconciler/reconcile.ts';
import { workRefunds } from './refunds/refund-worker.ts';

const RECONCILE_EVERY_MS = 30_000;
const REFUND_EVERY_MS = 10_000;

/** What keeps money from hanging: payments nobody finished, and refunds the provider has not made yet. */
export function paymentJobs(desk: PaymentDesk): Job[] {
  return [
    { name: 'reconcile-payments', everyMs: RECONCILE_EVERY_MS, run: () => reconcile(desk) },
    { name: 'work-refunds', everyMs: REFUND_EVERY_MS, run: () => workRefunds(desk) },
  ];
}
