import type { ComponentProps } from 'react';
import { inLanguage, useLanguage } from 'shared-contracts';
import { Link } from 'shared-contracts/router';

interface StoreLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** A canonical path without language prefix, from `links`. */
  readonly to: string;
}

/** A link within the store, in the page's language; goes there without a reload. */
export function StoreLink({ to, ...rest }: StoreLinkProps) {
  return <Link {...rest} to={inLanguage(useLanguage(), to)} />;
}
