import type { ComponentProps } from 'react';
import { storeOrigin } from './store-origin.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
}

/** Stands for `shared-contracts/router` where a fragment is on another site's page: its links lead to the store. */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={new URL(to, storeOrigin()).href} />;
}
