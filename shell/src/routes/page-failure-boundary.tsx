import { useRevalidator, useRouteError } from 'shared-contracts/router';
import { asPageFailure } from '../composition/as-page-failure.ts';
import { PageFailureView } from '../layout/page-failure.tsx';

/** A page that could not be loaded or shown: says so inside the living shell; Retry needs no reload (SH-12). */
export function PageFailureBoundary() {
  const { failure } = asPageFailure(useRouteError());
  const { revalidate, state } = useRevalidator();
  return <PageFailureView kind={failure} busy={state === 'loading'} onRetry={() => void revalidate()} />;
}
