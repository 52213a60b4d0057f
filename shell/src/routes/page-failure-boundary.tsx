import { useEffect } from 'react';
import { defineIsland } from 'shared-contracts';
import { useRevalidator, useRouteError } from 'shared-contracts/router';
import { asPageFailure } from '../composition/as-page-failure.ts';
import { useOnline } from '../layout/offline.tsx';

/** Preloaded when the browser is idle, so that it can be shown without the network. */
export const PageFailureView = defineIsland({
  load: async () => (await import(/* webpackChunkName: "idle" */ '../layout/page-failure.tsx')).PageFailureView,
});

/** How often it may still be mounted in this visit: what breaks every page must not be mounted for ever. */
let mountsLeft = 3;

/** Shows a failed page inside the layout; Retry needs no reload (SH-12). */
export function PageFailureBoundary() {
  const error = useRouteError();
  const { failure } = asPageFailure(error);
  const { revalidate, state } = useRevalidator();
  const isTakenApart = error instanceof Error && error.name === 'NotFoundError';
  useEffect(() => {
    // An extension moved or removed nodes that React manages: mount the page again (SH-27).
    if (isTakenApart && mountsLeft-- > 0) void revalidate();
  }, [isTakenApart, revalidate]);
  return (
    <PageFailureView kind={failure} online={useOnline()} busy={state === 'loading'} onRetry={() => void revalidate()} />
  );
}
