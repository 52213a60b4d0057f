type ReportKind = 'remote-failed' | 'vital' | 'error';

// Failures are rare and each one matters; vitals come with every page and a tenth tells the same.
const KEPT_SHARE: Record<ReportKind, number> = { 'remote-failed': 1, error: 1, vital: 0.1 };

/** Whether a report is stored. @param dice a random number from 0 to below 1 */
export function isKept(kind: ReportKind, dice: number): boolean {
  return dice < KEPT_SHARE[kind];
}
