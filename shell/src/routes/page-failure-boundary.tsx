import { defineIsland } from 'shared-contracts';
import { useRevalidator, useRouteError } from 'shared-contracts/router';
import { asPageFailure } from '../composition/as-page-failure.ts';
import { useOnline } from '../layout/offline.tsx';

/** Preloaded when the browser is idle, so that it can be shown without the network. */
export const PageFailureView = defineIsland({
  load: async () => (await import(/* webpackChunkName: "idle" */ '../layout/page-failure.tsx')).PageFailureView,
});

/** Shows a failed page inside the layout; Retry needs no reload (SH-12). */
export function PageFailureBoundary() {
  const { failure } = asPageFailure(useRouteError());
  const { revalidate, state } = useRevalidator();
  return (
    <PageFailureView kind={failure} online={useOnline()} busy={state === 'loading'} onRetry={() => void revalidate()} />
  );
}
