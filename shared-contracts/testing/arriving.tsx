import type { ReactNode } from 'react';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { useLocation } from 'shared-contracts/router';

interface ArrivingProps {
  /** Where the test's page is, without language prefix. */
  readonly at: string;
  /** The navigation's state the shopper arrives with. */
  readonly state: unknown;
  /** The page. */
  readonly children: ReactNode;
}

/** A page behind a link that carries a navigation state, as another page's navigation would. */
export function Arriving({ at, state, children }: ArrivingProps) {
  if (useLocation().hash === '#arrived') return children;
  return (
    <StoreLink to={`${at}#arrived`} state={state}>
      Arrive
    </StoreLink>
  );
}
