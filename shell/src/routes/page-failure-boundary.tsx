import { useRevalidator, useRouteError } from 'shared-contracts/router';
import { asPageFailure } from '../composition/as-page-failure.ts';
import { PageFailureView } from '../layout/page-failure.tsx';

/** Shows a failed page inside the layout; Retry needs no reload (SH-12). */
export function PageFailureBoundary() {
  const { failure } = asPageFailure(useRouteError());
  const { revalidate, state } = useRevalidator();
  return <PageFailureView kind={failure} busy={state === 'loading'} onRetry={() => void revalidate()} />;
}
