import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** Stored in the history entry, never in the URL. */
  readonly state?: unknown;
  /** Keeps the scroll position. */
  readonly preventScrollReset?: boolean;
  /** Elements with the same `view-transition-name` on both pages move from one to the other, where browsers support it. */
  readonly viewTransition?: boolean;
}

/** The server only needs the address: the router's hooks for some hundred links took a twentieth of a page's rendering. */
function ServerLink({ replace, state, preventScrollReset, viewTransition, onClick, ...props }: LinkProps) {
  const { to, ...rest } = props;
  return to.startsWith('/') ? <a {...rest} href={to} /> : <BrowserLink {...props} />;
}

/** Built from the router's hooks: its own Link contains framework-mode code (prefetching, route discovery, masks). */
function BrowserLink({ to, replace, state, preventScrollReset, viewTransition, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    ...(viewTransition === undefined ? {} : { viewTransition }),
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

export const Link = typeof document === 'undefined' ? ServerLink : BrowserLink;
