import { showLateFonts } from '../web-fonts/late-fonts.ts';
import { type Following, followLanguage } from './follow-language.ts';
import { type FollowedLayout, followLayout } from './follow-layout.ts';
import { reportNoted } from './noted-faults.ts';
import { refreshRestored } from './refresh-restored.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';
import { showRemotes } from './show-remotes.ts';
import { type Visit, whereIs } from './where-is.ts';

/** What runs for the whole life of the document and no first page needs. */
export function startIdleServices(
  services: Following & FollowedLayout & Visit & { readonly vitalsShare: number },
): void {
  followLanguage(services, followLayout(services));
  refreshRestored(services);
  registerOfflineWorker();
  void showLateFonts();
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const token = page?.serverTiming?.find(({ name }) => name === 'visit')?.description;
  const saying = token
    ? import(/* webpackChunkName: "reports" */ './say-visit.ts').then(({ sayVisit }) =>
        sayVisit(token, services.modules),
      )
    : undefined;
  let reports: Promise<(fault: unknown) => void> | undefined;
  reportNoted((fault) => {
    // With the first fault: most pages have none.
    reports ??= import(/* webpackChunkName: "reports" */ './report-faults.ts').then(({ createFaultReports }) =>
      createFaultReports(services, (own) => void saying?.then((say) => say(own)).catch(() => undefined)),
    );
    void reports.then((report) => report(fault)).catch(() => undefined);
  });
  showRemotes();
  if (Math.random() < services.vitalsShare) {
    const opened = whereIs(services);
    void import(/* webpackChunkName: "vitals" */ './report-vitals.ts').then(
      ({ reportVitals }) => reportVitals(opened),
      () => undefined,
    );
  }
}
