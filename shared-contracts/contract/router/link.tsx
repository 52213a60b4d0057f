import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  /** Takes the place of this page in the history. */
  readonly replace?: boolean;
  /** Kept with the history entry, never in the URL. */
  readonly state?: unknown;
  /** Stays where the page was scrolled to. */
  readonly preventScrollReset?: boolean;
}

/**
 * The router's own way to build a link (its hooks), without what its Link carries for stores built on its
 * framework: prefetching by a manifest, route discovery, masks.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    ...(rest.target === undefined ? {} : { target: rest.target }),
    state,
  });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
